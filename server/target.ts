import type { IncomingMessage } from 'node:http';

/** The decoded path, and the query as sent. */
export type Target = { path: string; query: string };

/** @returns undefined for an undecodable target, `*` or another origin */
export function readTarget({ url = '', headers }: IncomingMessage): Target | undefined {
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
