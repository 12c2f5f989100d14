import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { replaceAddress } from './client-address.ts';
import { readTarget } from './target.ts';

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
    if (!readTarget(request)) request.url = '/404';
    // `Request` takes none of the one, and no address the other.
    if (request.method === 'TRACE') request.method = 'DELETE';
    // No file is served in parts, and no page asks for another's, but to be shown anew as it is written.
    delete request.headers.range;
    if (process.env.NODE_ENV !== 'development') delete request.headers.rsc;
    request.headers[pathHeader] = request.url;
  });
}
