import {
  answerPolicy,
  caching,
  everywhere,
  notShared,
  pagePolicy,
  sharedPicture,
} from './server/headers.mjs';

const list = (headers) => Object.entries(headers).map(([key, value]) => ({ key, value }));

/** @type {import('next').NextConfig} */
const config = {
  agentRules: false,
  poweredByHeader: false,
  reactStrictMode: true,
  // `page.dev.tsx` is a page for whoever works on the site, and in no build.
  ...(process.env.NODE_ENV === 'development' && {
    pageExtensions: ['dev.tsx', 'tsx', 'ts', 'jsx', 'js'],
  }),
  // `npm test` checks the types of everything; a start has no use for doing it again.
  typescript: { ignoreBuildErrors: true },
  // The first frame does not wait for a style sheet: docs/performance.md.
  experimental: { inlineCss: true },
  images: { unoptimized: true },
  serverExternalPackages: [
    'esbuild',
    'nodemailer',
    '@react-email/components',
    'rate-limiter-flexible',
  ],
  // Radix's scroll lock writes a <style>, whose text depends on the window: no hash could allow it.
  turbopack: { resolveAlias: { 'react-style-singleton': './components/ui/style-singleton.ts' } },
  async headers() {
    return [
      { source: '/:path*', headers: list(everywhere) },
      { source: '/((?!api/).*)', headers: list({ 'Content-Security-Policy': pagePolicy }) },
      // Next lets these take the place of what a handler sets.
      { source: '/api/:path*', headers: list({ 'Content-Security-Policy': answerPolicy }) },
      { source: `/((?!.*(?:${sharedPicture.source})).*)`, headers: list(notShared) },
      { source: '/((?!api/|_next/).*)', headers: list({ 'Cache-Control': caching.page }) },
      {
        source: '/(.*opengraph-image|.*\\.(?:json|png|svg|txt|vcf|webmanifest|xml))',
        headers: list({ 'Cache-Control': caching.file }),
      },
    ];
  },
  // What no page answers below /portfolio is a project that does not exist: one static page stands
  // for all of them, with the status 404 from scripts/finish-build.mjs, so that nothing is rendered
  // or kept for an address that somebody made up.
  rewrites: async () => ({
    fallback: [{ source: '/portfolio/:slug', destination: '/portfolio/project-not-found' }],
  }),
};

export default config;
