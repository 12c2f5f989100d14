import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { log } from '#lib/log.ts';
import { routes } from '#lib/routes.ts';
import { honeypotHeader } from '#lib/shared/honeypot.ts';
import { sourceHeader } from '#lib/shared/source.ts';
import { trustedAddress } from '#lib/submissions/client-address.ts';
import type { HeaderSet } from './headers.ts';
import { badTarget, failed, methodNotAllowed, notFound, refuseCall } from './refuse.ts';
import type { Target } from './target.ts';

export type ApiListener = (
  target: Target,
  request: IncomingMessage,
  response: ServerResponse,
) => void;

/** Next, once it is prepared. */
export type Handler = { handle: RequestListener; trustedProxies: number };

/** The allowed methods of each API address. */
const calls = new Map<string, string>([
  [routes.contactsApi, 'POST'],
  [routes.formTokenApi, 'GET, HEAD'],
  [routes.newsletterApi, 'POST'],
  [routes.unsubscribeApi, 'GET, HEAD, POST'],
  [routes.ownerApi, 'GET, HEAD, POST'],
  [routes.healthApi, 'GET, HEAD'],
]);

/** No call has a longer one, and Next takes a second to read 7,000 parameters of one name. */
const maxQuery = 512; // characters

/** Passes calls to Next; those that arrive before it is ready wait. */
export function createAnswerCall(ready: Promise<Handler>, common: HeaderSet): ApiListener {
  const headers = new Headers({
    ...common,
    'Cache-Control': 'no-store',
    // The address of a page may be a key: that of an unsubscribe link, or of a mail to the owner.
    'Referrer-Policy': 'no-referrer',
  });
  return async ({ path, query }, request, response) => {
    const allowed = calls.get(path);
    if (!allowed) return refuseCall(response, notFound, common);
    if (!allowed.split(', ').includes(request.method ?? '')) {
      return refuseCall(response, methodNotAllowed(allowed), common);
    }
    if (query.length > maxQuery) return refuseCall(response, badTarget, common);
    try {
      const { handle, trustedProxies } = await ready;
      request.url = path + query;
      dropUnreadHeaders(request);
      replaceAddress(request, trustedProxies);
      response.setHeaders(headers);
      await handle(request, response);
    } catch (error) {
      log.error('call not answered', { error });
      if (response.headersSent) response.destroy();
      else refuseCall(response, failed, common);
    }
  };
}

/**
 * What our handlers read. Of all others, Next would trust those that it uses internally, and takes seconds to
 * look for a crawler's name in a `User-Agent` of 14,000 hyphens.
 */
const readHeaders = new Set(
  [
    ...['Host', 'Origin', 'Referer', 'Sec-Fetch-Site', 'Cookie', honeypotHeader, sourceHeader],
    ...['Content-Type', 'Content-Length', 'Transfer-Encoding'],
    ...['X-Forwarded-For', 'X-Forwarded-Proto'],
  ].map((name) => name.toLowerCase()),
);

function dropUnreadHeaders({ headers }: IncomingMessage): void {
  for (const name of Object.keys(headers)) if (!readHeaders.has(name)) delete headers[name];
}

/** Leaves only the trusted address in `X-Forwarded-For`: rate limits count by it. */
function replaceAddress({ headers, socket }: IncomingMessage, trustedProxies: number): void {
  headers['x-forwarded-for'] =
    trustedAddress(headers['x-forwarded-for'], trustedProxies) ?? socket.remoteAddress;
}
