import { env } from '#lib/base/env.ts';
import { plainPolicy } from './answer.ts';
import type { InlineHashes } from './inline-parts.ts';

/** Of every answer. hstspreload.org asks for two years; ignored over plain HTTP. */
function transportHeaders() {
  const preload = env().HSTS_PRELOAD === 'on' ? '; preload' : '';
  return {
    'Strict-Transport-Security': `max-age=63072000; includeSubDomains${preload}`,
    'X-Content-Type-Options': 'nosniff',
    Vary: 'Accept-Encoding',
  };
}

const sameOriginOnly = { 'Cross-Origin-Resource-Policy': 'same-origin' };

const baseHeaders = () => ({
  ...transportHeaders(),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // What browsers ask a visitor for. All headers count in the first flight: see docs/performance.md.
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
});

/** For files with a content hash in their name. */
export const hashedHeaders = (): Record<string, string> => ({
  ...transportHeaders(),
  ...sameOriginOnly,
  'Cache-Control': 'public, max-age=31536000, immutable',
});

/** For everything else: icons, social cards (which other sites show), API answers. */
export const answerHeaders = (): Record<string, string> => ({
  ...baseHeaders(),
  'Content-Security-Policy': plainPolicy,
  'Cache-Control': 'public, max-age=3600',
});

type DeskDocument = {
  /** Hashes of its inline styles. */
  styles?: readonly string[];
  /** Whether a frame of it has a mail, whose styles are attributes. */
  showsMail?: boolean;
  /** Whether a frame of it has a page as it will be, or a form. */
  showsPreview?: boolean;
  /** Whether the desk may frame it. */
  isFramed?: boolean;
  /** Whether one writes in it: the editor reads what is pasted. */
  isWritten?: boolean;
  /** Of its script, where it has one, which asks the desk. */
  nonce?: string;
};

/** For the desk. */
export function deskHeaders({
  styles = [],
  showsMail,
  showsPreview,
  isFramed,
  isWritten,
  nonce,
}: DeskDocument = {}): Record<string, string> {
  return privateHeaders(
    [
      "default-src 'none'",
      ...(nonce ? [`script-src 'nonce-${nonce}'`, "connect-src 'self'"] : ["script-src 'none'"]),
      ...(styles.length > 0 ? [`style-src ${styles.map((hash) => `'${hash}'`).join(' ')}`] : []),
      ...(showsMail ? ["style-src-attr 'unsafe-inline'"] : []),
      ...(showsPreview ? ["frame-src 'self'"] : []),
      "font-src 'self'",
      "img-src 'self'",
      "form-action 'self'",
      `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
      "base-uri 'none'",
      ...(isWritten ? [trustedTypes[0], `trusted-types ${clipboardPolicy}`] : trustedTypes),
    ].join('; '),
  );
}

/** By which prosemirror-view reads pasted HTML: into a document without a window, where nothing runs or is loaded. */
const clipboardPolicy = 'ProseMirrorClipboard';

/** Of what no stranger may see, list or keep. */
function privateHeaders(policy: string): Record<string, string> {
  return {
    ...baseHeaders(),
    ...sameOriginOnly,
    // Not of public pages, for which browsers would begin a process at each visit.
    'Cross-Origin-Opener-Policy': 'same-origin',
    // A form's Origin would be `null` under `no-referrer`.
    'Referrer-Policy': 'same-origin',
    'Content-Security-Policy': policy,
    'X-Robots-Tag': 'noindex, nofollow',
    'Cache-Control': 'no-store',
  };
}

/** For a page, whose policy allows its own inline script and styles alone. */
export function documentHeaders(hashes: InlineHashes): Record<string, string> {
  return {
    ...baseHeaders(),
    ...sameOriginOnly,
    'Content-Security-Policy': documentPolicy(hashes),
    // Prerenders a page whose link is hovered or pressed; Safari, which cannot, fetches it.
    'Speculation-Rules': '"/speculation-rules.json"',
    'Cache-Control': 'no-cache',
  };
}

/**
 * For pages as they will be, which only the desk may frame. They can load what the site has, and send nothing.
 *
 * @param policy of a document: hashes of its inline scripts and styles, the host that serves it, and whether its words
 *   name their places: then nothing runs
 */
export function previewHeaders(
  policy?: InlineHashes & { host: string; isMarked: boolean },
): Record<string, string> {
  return privateHeaders(
    policy
      ? documentPolicy(policy, {
          connect: `${policy.host}/assets/ ${policy.host}/desk/preview/`,
          framedBy: "'self'",
          sendTo: "'none'",
          isMarked: policy.isMarked,
        })
      : "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
  );
}

/** No script of ours makes markup, code or the address of a script from text. */
const trustedTypes = ["require-trusted-types-for 'script'", "trusted-types 'none'"];

function documentPolicy(
  { scripts, styles }: InlineHashes,
  { connect = '', framedBy = "'none'", sendTo = "'self'", isMarked = false } = {},
): string {
  return [
    "default-src 'self'",
    `script-src ${isMarked ? "'none'" : sources(scripts)}`,
    `style-src ${sources(styles)}`,
    "img-src 'self' data:",
    ...(connect ? [`connect-src ${connect}`] : []),
    "base-uri 'none'",
    "object-src 'none'",
    `frame-ancestors ${framedBy}`,
    `form-action ${sendTo}`,
    ...trustedTypes,
  ].join(';');
}

function sources(hashes: readonly string[]): string {
  return ["'self'", ...new Set(hashes.map((hash) => `'${hash}'`))].join(' ');
}
