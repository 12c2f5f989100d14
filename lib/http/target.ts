import type { IncomingMessage } from 'node:http';

/** The decoded path, and the query as sent. */
export type Target = { path: string; query: string };

/** @returns undefined for a malformed request, an undecodable target, `*` or another origin */
export function readTarget(request: IncomingMessage): Target | undefined {
  const { url = '', headers } = request;
  if (!isWellFormed(request)) return undefined;
  const local = url.startsWith('/') ? url : withoutOrigin(url, headers.host);
  if (local === undefined) return undefined;
  const end = local.indexOf('?');
  const sent = end < 0 ? local : local.slice(0, end);
  const path = sent.includes('%') ? decode(sent) : sent;
  if (path === undefined || path.includes('\0')) return undefined;
  return { path, query: end < 0 ? '' : local.slice(end) };
}

/** The path and query of a target in absolute form (RFC 9112, 3.2.2). */
function withoutOrigin(url: string, host: string | undefined): string | undefined {
  const [, named, rest = ''] = /^https?:\/\/([^/?#]+)(.*)$/i.exec(url) ?? [];
  if (!named || named.toLowerCase() !== host?.toLowerCase()) return undefined;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

function decode(path: string): string | undefined {
  try {
    return decodeURI(path);
  } catch {
    // Not UTF-8: answered 400, and not worth a log line.
    return undefined;
  }
}

/** Node lets through `HTTP/0.9`, `HTTP/2.0`, and any Host, even several (RFC 9112, 3.2). */
function isWellFormed({ httpVersionMajor, headersDistinct }: IncomingMessage): boolean {
  if (httpVersionMajor !== 1) return false;
  // Node answers HTTP/1.1 without one itself; HTTP/1.0 needs none.
  const [host, ...more] = headersDistinct.host ?? [];
  return host === undefined || (hostName.test(host) && more.length === 0);
}

/** A name or an address, and a port. */
const hostName = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;
