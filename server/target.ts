import type { IncomingMessage } from 'node:http';

/** What a request asks for: the decoded path, and the query as it was sent. */
export type Target = { path: string; query: string };

/**
 * Reads the target of a request.
 *
 * @returns nothing where it is none of this site's: undecodable, `*`, another site's address
 */
export function readTarget({ url = '', headers }: IncomingMessage): Target | undefined {
  const local = url.startsWith('/') ? url : withoutOrigin(url, headers.host);
  if (local === undefined) return undefined;
  const end = local.indexOf('?');
  const sent = end < 0 ? local : local.slice(0, end);
  const path = sent.includes('%') ? decode(sent) : sent;
  if (path === undefined || path.includes('\0')) return undefined;
  return { path, query: end < 0 ? '' : local.slice(end) };
}

/** The path and query of a target that is written in full, as to a proxy. */
function withoutOrigin(url: string, host: string | undefined): string | undefined {
  const [, named, rest = ''] = /^https?:\/\/([^/?#]+)(.*)$/i.exec(url) ?? [];
  if (!named || named.toLowerCase() !== host?.toLowerCase()) return undefined;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** Leaves an encoded slash as it is: no address of the site has one. */
function decode(path: string): string | undefined {
  try {
    return decodeURI(path);
  } catch {
    // It is no UTF-8: answered 400, and nothing to note.
    return undefined;
  }
}
