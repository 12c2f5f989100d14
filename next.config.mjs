// @ts-check
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
    // As server/answer.ts answers a project that does not exist.
    rewrites: async () => ({
      beforeFiles: [],
      afterFiles: [],
      fallback: [{ source: '/portfolio/:slug', destination: '/portfolio/project-not-found' }],
    }),
  }),
};

export default config;
