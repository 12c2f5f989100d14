export type HeaderSet = Record<string, string>;

/** The headers of the three kinds of answers, written by scripts/publish.ts for Node and nginx. */
export type HeaderSets = { documents: HeaderSet; hashed: HeaderSet; answers: HeaderSet };

// Two years, as hstspreload.org asks. Browsers ignore it over plain HTTP.
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

/** The headers of files whose name changes with their content. */
export const hashedHeaders: HeaderSet = {
  ...transportHeaders,
  ...sameOriginOnly,
  'Cache-Control': 'public, max-age=31536000, immutable',
};

/** The headers of everything else: icons, social cards (which other sites show), the API's answers. */
export const answerHeaders: HeaderSet = {
  ...baseHeaders,
  // The plain pages of lib/submissions/answer.ts have a style and a form.
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  'Cache-Control': 'public, max-age=3600',
};

/** @param policyHashes of the inline scripts and styles of all documents, each as `sha256-…` */
export function documentHeaders(policyHashes: {
  scripts: readonly string[];
  styles: readonly string[];
}): HeaderSet {
  return {
    ...baseHeaders,
    ...sameOriginOnly,
    'Content-Security-Policy': documentPolicy(policyHashes.scripts, policyHashes.styles),
    // What the browser may render ahead of a click.
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
    // For engines without the next two, where a hash would forbid style attributes.
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
