import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { replaceAddress } from './client-address.ts';
import { readTarget } from './target.ts';

/** The calls, the desk, and what Next itself asks while a page is written. */
const takesMore = /^\/(?:api|desk|_next|__next)/;

/** By it a page for no address knows which one was asked for. */
export const pathHeader = 'x-asked-path';

/**
 * Where Next's own server takes requests: what it is not to believe of them, what pages have to know, and in place of
 * what it would answer with a 500 something that it answers as a stranger's mistake.
 */
export function prepareRequests(trustedProxies: number): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    replaceAddress(request, trustedProxies);
    const { method = '' } = request;
    const target = readTarget(request);
    const isRead = method === 'GET' || method === 'HEAD';
    // Of what only some pages have it answers with a 500, too.
    if (!target || target.path.endsWith('.rsc')) request.url = '/404';
    // `Request` takes no TRACE, and no file anything but to be read: a page refuses both.
    else if (method === 'TRACE' || !(isRead || takesMore.test(target.path))) {
      request.method = 'PUT';
      request.url = '/';
    }
    // No file is served in parts, and no page asks for another's, but to be shown anew as it is written.
    for (const name of ['range', 'if-match', 'if-unmodified-since']) delete request.headers[name];
    if (process.env.NODE_ENV !== 'development') delete request.headers.rsc;
    request.headers[pathHeader] = request.url;
  });
}
