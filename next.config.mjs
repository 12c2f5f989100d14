// @ts-check
import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { PHASE_PRODUCTION_SERVER } from 'next/constants.js';

// JavaScript: for TypeScript, Next would load its compiler into the production server.

/** @type {import('next').NextConfig} */
const config = {
  agentRules: false,
  poweredByHeader: false,
  // The build compresses what visitors get; server/desk.ts changes what Next answers.
  compress: false,
  reactStrictMode: true,
  generateBuildId: async () => (await import('./tools/fingerprint.ts')).fingerprint(),
  // tools/build.ts has checked them.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // Writing it takes a sixth of a build; a machine that builds once reads none of it. The check of types makes .next.
    turbopackFileSystemCacheForBuild: existsSync('.next/BUILD_ID'),
    // One request fewer before the first frame: docs/performance.md.
    inlineCss: true,
    // The server would hold every public page's code, which only a build runs.
    preloadEntriesOnStart: false,
    // Next renders a not-found.tsx with every page, also those of the desk.
    globalNotFound: true,
  },
  images: { unoptimized: true },
  // Where this project's own server does not answer, the desk has neither its headers nor its policy.
  rewrites: async () => ({
    beforeFiles:
      process.env.NODE_ENV === 'production'
        ? [
            {
              source: '/desk/:path*',
              missing: [{ type: 'header', key: 'x-desk-nonce' }],
              destination: '/desk-elsewhere',
            },
          ]
        : [],
  }),
  // A document has its metadata in its head, whoever asks.
  htmlLimitedBots: /.*/,
  serverExternalPackages: ['nodemailer', 'imapflow', 'heic-decode', '@simplewebauthn/server'],
  ...(process.env.NODE_ENV === 'development' && {
    turbopack: {
      rules: { '**/lib/content/written.ts': { loaders: ['./tools/content-loader.mjs'] } },
    },
    // For phones, with HOST=0.0.0.0.
    allowedDevOrigins: Object.values(networkInterfaces()).flatMap((addresses = []) =>
      addresses.map(({ address }) => address),
    ),
  }),
};

/** @param {string} phase */
export default async (phase) => {
  // Before any page, whoever starts Next; its workers find it done. A server has nothing to do it with.
  if (phase !== PHASE_PRODUCTION_SERVER && !process.env.COMPILED) {
    await import('./tools/compile.ts');
  }
  return config;
};
