// @ts-check
import { networkInterfaces } from 'node:os';

// JavaScript: for TypeScript, Next would load its compiler into the production server.

/** @type {import('next').NextConfig} */
const config = {
  agentRules: false,
  poweredByHeader: false,
  // The build compresses what visitors get; server/desk.ts changes what Next answers.
  compress: false,
  reactStrictMode: true,
  // tools/steps.ts has checked them.
  typescript: { ignoreBuildErrors: true },
  // One request fewer before the first frame: docs/performance.md.
  experimental: { inlineCss: true },
  images: { unoptimized: true },
  serverExternalPackages: [
    'esbuild',
    'svgo',
    'nodemailer',
    'rate-limiter-flexible',
    'better-auth',
    '@better-auth/kysely-adapter',
  ],
  ...(process.env.NODE_ENV === 'development' && {
    // `page.dev.tsx` exists in development only.
    pageExtensions: ['dev.tsx', 'tsx', 'ts', 'jsx', 'js'],
    // For phones, with HOST=0.0.0.0.
    allowedDevOrigins: Object.values(networkInterfaces()).flatMap((addresses = []) =>
      addresses.map(({ address }) => address),
    ),
    redirects: async () => {
      const { redirects } = await import('#content/redirects.ts');
      return redirects.map(({ from, to }) => ({ source: from, destination: to, permanent: true }));
    },
    // As in server/answer.ts.
    rewrites: async () => ({
      beforeFiles: [],
      afterFiles: [],
      fallback: [{ source: '/portfolio/:slug', destination: '/portfolio/project-not-found' }],
    }),
  }),
};

export default config;
