// @ts-check
import { networkInterfaces } from 'node:os';

// Plain JavaScript: for TypeScript, Next would load its compiler into the server that runs.

/** @type {import('next').NextConfig} */
const config = {
  agentRules: false,
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm test` checks the types of everything; a start has no use for doing it again.
  typescript: { ignoreBuildErrors: true },
  // The first frame does not wait for a style sheet: docs/performance.md.
  experimental: { inlineCss: true },
  images: { unoptimized: true },
  serverExternalPackages: ['esbuild', 'svgo', 'nodemailer', 'rate-limiter-flexible'],
  // Radix's scroll lock writes a <style>, whose text depends on the window: no hash could allow it.
  turbopack: { resolveAlias: { 'react-style-singleton': './components/ui/style-singleton.ts' } },
  ...(process.env.NODE_ENV === 'development' && {
    // `page.dev.tsx` is a page for whoever works on the site, and in no build.
    pageExtensions: ['dev.tsx', 'tsx', 'ts', 'jsx', 'js'],
    // A phone that looks in asks under one of these (HOST=0.0.0.0).
    allowedDevOrigins: Object.values(networkInterfaces()).flatMap((addresses = []) =>
      addresses.map(({ address }) => address),
    ),
    redirects: async () => {
      const { redirects } = await import('./content/redirects.ts');
      return redirects.map(({ from, to }) => ({ source: from, destination: to, permanent: true }));
    },
    // As server/answer.ts answers a project that does not exist.
    rewrites: async () => ({
      beforeFiles: [],
      afterFiles: [],
      fallback: [{ source: '/portfolio/:slug', destination: '/portfolio/project-not-found' }],
    }),
  }),
};

export default config;
