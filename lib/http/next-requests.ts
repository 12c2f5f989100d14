import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { replaceAddress } from './client-address.ts';

/** By it a page for no address knows which one was asked for. */
export const pathHeader = 'x-asked-path';

/** Where Next's own server takes requests: what it is not to believe of them, and what pages have to know. */
export function prepareRequests(trustedProxies: number): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    replaceAddress(request, trustedProxies);
    request.headers[pathHeader] = request.url;
  });
}
