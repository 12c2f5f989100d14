/** The headers of one kind of answer. */
export type HeaderSet = Record<string, string>;

/** The three kinds, as the publish step writes them for Node and for nginx. */
export type HeaderSets = { documents: HeaderSet; hashed: HeaderSet; answers: HeaderSet };

// Two years, as hstspreload.org asks. Browsers ignore it over plain HTTP.
const transport = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  Vary: 'Accept-Encoding',
};

const ownSiteOnly = { 'Cross-Origin-Resource-Policy': 'same-origin' };

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

const forDocuments = {
  ...transport,
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': unusedFeatures.map((name) => `${name}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** The headers of files whose name changes with their content. */
export const hashedHeaders: HeaderSet = {
  ...transport,
  ...ownSiteOnly,
  'Cache-Control': 'public, max-age=31536000, immutable',
};

/**
 * The headers of everything else: icons, social cards (which other sites show), what machines read.
 * The API's answers carry them too, but are not kept.
 */
export const answerHeaders: HeaderSet = {
  ...forDocuments,
  // The plain pages of lib/submissions/answer.ts have a style and a form.
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  'Cache-Control': 'public, max-age=3600',
};

/**
 * The headers of every document.
 *
 * @param policyHashes of the inline scripts and styles that documents hold, each as `sha256-…`
 */
export function documentHeaders(policyHashes: {
  scripts: readonly string[];
  styles: readonly string[];
}): HeaderSet {
  return {
    ...forDocuments,
    ...ownSiteOnly,
    'Content-Security-Policy': documentPolicy(policyHashes.scripts, policyHashes.styles),
    // What the browser may render ahead of a click.
    'Speculation-Rules': '"/speculation-rules.json"',
    'Cache-Control': 'public, max-age=0, must-revalidate',
  };
}

/** Of the one style that a script writes: `SelectViewport` of @radix-ui/react-select 2.4.1. */
const selectStyle = 'sha256-441zG27rExd4/il+NvIqyL8zFx5XmyNQtE381kSkUJk=';

function documentPolicy(scripts: readonly string[], styles: readonly string[]): string {
  return [
    "default-src 'self'",
    `script-src ${sources(scripts)}`,
    // For engines that do not know the next two: there, a hash would forbid the style attributes.
    "style-src 'self' 'unsafe-inline'",
    `style-src-elem ${sources([...styles, selectStyle])}`,
    // React writes style attributes; they cannot run anything.
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
