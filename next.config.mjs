/** What a page may not be used for. Scripts and styles: see `scripts/finish-build.mjs`; both count. */
const pagePolicy = "base-uri 'none'; object-src 'none'; frame-ancestors 'none'; form-action 'self'";

/** For answers that are no page, and the plain pages of `lib/submissions/plain-page.ts`: no script. */
const answerPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

const unusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

const headers = [
  // Two years, as hstspreload.org asks. Browsers ignore it over plain HTTP.
  { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: unusedFeatures.map((name) => `${name}=()`).join(', ') },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
];

/** Everything but the pictures that other sites show when somebody shares a page. */
const notShared = '/((?!.*(?:opengraph-image|twitter-image|icon|favicon)).*)';

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
  images: { unoptimized: true },
  serverExternalPackages: ['nodemailer', '@react-email/components', 'rate-limiter-flexible'],
  // Radix's scroll lock writes a <style>, whose text depends on the window: no hash could allow it.
  turbopack: { resolveAlias: { 'react-style-singleton': './components/ui/style-singleton.ts' } },
  async headers() {
    return [
      { source: '/:path*', headers },
      { source: '/((?!api/).*)', headers: [{ key: 'Content-Security-Policy', value: pagePolicy }] },
      // Next lets these take the place of what a handler sets.
      { source: '/api/:path*', headers: [{ key: 'Content-Security-Policy', value: answerPolicy }] },
      {
        source: notShared,
        headers: [{ key: 'Cross-Origin-Resource-Policy', value: 'same-origin' }],
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
