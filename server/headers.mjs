// The headers of every answer. Used by next.config.mjs and by static-answers.mjs.

/** What a page may not be used for. Scripts and styles: see scripts/finish-build.mjs; both count. */
export const pagePolicy =
  "base-uri 'none'; object-src 'none'; frame-ancestors 'none'; form-action 'self'";

/** For answers that are no page, and the plain pages of lib/submissions/plain-page.ts: no script. */
export const answerPolicy =
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

/** What an asset needs; the rest concerns documents. */
export const forAssets = {
  // Two years, as hstspreload.org asks. Browsers ignore it over plain HTTP.
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
};

export const everywhere = {
  ...forAssets,
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': unusedFeatures.map((name) => `${name}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** For everything but the pictures that other sites show when somebody shares a page. */
export const notShared = { 'Cross-Origin-Resource-Policy': 'same-origin' };

/** Which paths those pictures have. */
export const sharedPicture = /opengraph-image|twitter-image|icon|favicon/;

/**
 * How long an answer is kept. By themselves, Next's pages may be kept by every cache between for a
 * year. What has a hash in its name is kept for good.
 */
export const caching = {
  page: 'public, max-age=0, must-revalidate',
  /** Icons, social cards and what machines read: an hour. */
  file: 'public, max-age=3600',
  hashed: 'public, max-age=31536000, immutable',
};
