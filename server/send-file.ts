import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PublishedFile } from './published-file.ts';

/** Answers with a published file: whole, a range of it, or 304. */
export function sendFile(
  file: PublishedFile,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const known = request.headers['if-none-match'];
  if (known && (known === '*' || known.includes(file.etag))) {
    response.writeHead(304, file.validators).end();
  } else if (!sendRange(file, request, response)) {
    sendWhole(file, 200, request, response);
  }
}

export function sendWhole(
  { br, gzip, dcz, identity }: PublishedFile,
  status: number,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const accepted = request.headers['accept-encoding'] ?? '';
  const known = request.headers['available-dictionary'];
  const compressed =
    (dcz && known === dcz.dictionary && accepts.dcz.test(accepted) && dcz) ||
    (accepts.br.test(accepted) && br) ||
    (accepts.gzip.test(accepted) && gzip) ||
    identity;
  // HTTP/1.1 keeps connections without being told, and pages have to fit TCP's first 14,600 bytes.
  const isKept = request.httpVersion === '1.1' && request.headers.connection !== 'close';
  if (isKept && !response.hasHeader('Connection')) response.removeHeader('Connection');
  response.writeHead(status, compressed.headers).end(compressed.body());
}

/** Named in `Accept-Encoding`, and not with `q=0`. */
const accepts = {
  br: /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/,
  dcz: /\bdcz\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/,
  gzip: /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/,
};

/**
 * @returns false for a range that a server may ignore: several, a suffix, one that ends before it starts, or
 *   one with `If-Range`, which needs a strong validator
 */
function sendRange(
  { identity: { body, headers } }: PublishedFile,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { range = '', 'if-range': condition } = request.headers;
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? [];
  if (!first || condition || request.method !== 'GET') return false;
  const start = Number(first);
  const end = last ? Number(last) : Number.POSITIVE_INFINITY;
  if (start > end) return false;

  const whole = body();
  const part = whole.subarray(start, end + 1);
  const contentRange = part.length ? `${start}-${start + part.length - 1}` : '*';
  const rangeHeaders = {
    'Content-Range': `bytes ${contentRange}/${whole.length}`,
    'Content-Length': String(part.length),
  };
  response.writeHead(part.length ? 206 : 416, { ...headers, ...rangeHeaders }).end(part);
  return true;
}
