import type { IncomingMessage } from 'node:http';

/** The decoded path of a request, and its query as it was sent. */
export type Target = { path: string; query: string };

/** @returns undefined for a target that is not this site's: undecodable, `*`, another origin */
export function readTarget({ url = '', headers }: IncomingMessage): Target | undefined {
  const local = url.startsWith('/') ? url : withoutOrigin(url, headers.host);
  if (local === undefined) return undefined;
  const end = local.indexOf('?');
  const sent = end < 0 ? local : local.slice(0, end);
  const path = sent.includes('%') ? decode(sent) : sent;
  if (path === undefined || path.includes('\0')) return undefined;
  return { path, query: end < 0 ? '' : local.slice(end) };
}

/** The path and query of a target in absolute form, as proxies get it. */
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
    // Not UTF-8: the answer is 400, and there is nothing to log.
    return undefined;
  }
}
