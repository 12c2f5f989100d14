export type HeaderSet = Record<string, string>;

/** Written by build/publish.ts. */
export type HeaderSets = { documents: HeaderSet; hashed: HeaderSet; answers: HeaderSet };

// hstspreload.org asks for two years; ignored over plain HTTP.
const transportHeaders = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  Vary: 'Accept-Encoding',
};

const sameOriginOnly = { 'Cross-Origin-Resource-Policy': 'same-origin' };

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

const baseHeaders = {
  ...transportHeaders,
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': unusedFeatures.map((name) => `${name}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** For files with a content hash in their name. */
export const hashedHeaders: HeaderSet = {
  ...transportHeaders,
  ...sameOriginOnly,
  'Cache-Control': 'public, max-age=31536000, immutable',
};

/** For everything else: icons, social cards (which other sites show), API answers. */
export const answerHeaders: HeaderSet = {
  ...baseHeaders,
  // For the style and the form of the plain pages in lib/submissions/answer.ts.
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  'Cache-Control': 'public, max-age=3600',
};

/**
 * For the desk.
 *
 * @param styles hashes of a document's inline styles; it has no script
 * @param showsMail whether a frame of it has a mail, whose styles are attributes
 */
export function deskHeaders(styles: readonly string[] = [], showsMail = false): HeaderSet {
  return {
    ...baseHeaders,
    ...sameOriginOnly,
    // A form's Origin would be `null` under `no-referrer`.
    'Referrer-Policy': 'same-origin',
    'Content-Security-Policy': [
      "default-src 'none'",
      "script-src 'none'",
      ...(styles.length > 0 ? [`style-src ${styles.map((hash) => `'${hash}'`).join(' ')}`] : []),
      ...(showsMail ? ["style-src-attr 'unsafe-inline'"] : []),
      "font-src 'self'",
      "img-src 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
    ].join('; '),
    'X-Robots-Tag': 'noindex, nofollow',
    'Cache-Control': 'no-store',
  };
}

/** @param policyHashes of inline scripts and styles, as `sha256-…` */
export function documentHeaders(policyHashes: {
  scripts: readonly string[];
  styles: readonly string[];
}): HeaderSet {
  return {
    ...baseHeaders,
    ...sameOriginOnly,
    'Content-Security-Policy': documentPolicy(policyHashes.scripts, policyHashes.styles),
    'Speculation-Rules': '"/speculation-rules.json"',
    'Cache-Control': 'public, max-age=0, must-revalidate',
  };
}

/** Of the style that `SelectViewport` of @radix-ui/react-select 2.4.1 writes. */
const selectStyleHash = 'sha256-441zG27rExd4/il+NvIqyL8zFx5XmyNQtE381kSkUJk=';

function documentPolicy(scripts: readonly string[], styles: readonly string[]): string {
  return [
    "default-src 'self'",
    `script-src ${sources(scripts)}`,
    // For engines without the next two directives, where a hash would forbid style attributes.
    "style-src 'self' 'unsafe-inline'",
    `style-src-elem ${sources([...styles, selectStyleHash])}`,
    // React writes style attributes.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
}

function sources(hashes: readonly string[]): string {
  return ["'self'", ...new Set(hashes.map((hash) => `'${hash}'`))].join(' ');
}
