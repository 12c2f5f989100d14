import type {
  IncomingHttpHeaders,
  IncomingMessage,
  RequestListener,
  ServerResponse,
} from 'node:http';
import { log } from '#lib/base/log.ts';
import { replaceAddress } from '#lib/http/client-address.ts';
import { answerHeaders } from '#lib/http/headers.ts';
import type { Target } from '#lib/http/target.ts';
import { honeypotHeader } from '#lib/leads/honeypot.ts';
import { sourceHeader } from '#lib/leads/source.ts';
import { calls, type Door, doorAt } from './doors.ts';
import { badTarget, failed, methodNotAllowed, notFound, type Refusal, refuse } from './refuse.ts';

/** Next, once it is prepared. */
export type Handler = { handle: RequestListener; trustedProxies: number };

export type Listener = (target: Target, request: IncomingMessage, response: ServerResponse) => void;

/** What Next answers, and how all else there is refused. */
type Room = {
  doors: readonly Door[];
  maxQuery: number; // characters
  common: Record<string, string>;
  form: 'text' | 'json';
};

export const isCall = (path: string) => doorAt(calls, path) !== undefined;

/** Passes calls to Next; those that arrive before it is ready wait. */
export function createAnswerCall(ready: Promise<Handler>): Listener {
  const common = answerHeaders();
  // No address has a longer query, and Next takes a second to read 7,000 parameters of one name.
  const room = { doors: calls, maxQuery: 512, common, form: 'json' } as const;
  const headers = new Headers({
    ...common,
    'Cache-Control': 'no-store',
    // The address of a page may be a key: that of an unsubscribe link.
    'Referrer-Policy': 'no-referrer',
  });
  return (target, request, response) =>
    passToNext(ready, room, target, request, response, ({ isKept, readsBrowser }) => {
      response.setHeaders(headers);
      if (isKept) response.removeHeader('Cache-Control');
      return readsBrowser ? { 'user-agent': browserOf(request) } : {};
    });
}

/** As long as any browser's own; Next takes seconds to look through a very long one. */
const longestBrowser = 200;

/** What a browser says that it is, for those calls that read it. */
export function browserOf({ headers }: IncomingMessage): string | undefined {
  return headers['user-agent']?.slice(0, longestBrowser);
}

/**
 * Has Next answer; what arrives before it is ready waits.
 *
 * @param prepare the answer @returns headers for Next
 */
export async function passToNext(
  ready: Promise<Handler>,
  { doors, maxQuery, common, form }: Room,
  { path, query }: Target,
  request: IncomingMessage,
  response: ServerResponse,
  prepare: (door: Door) => IncomingHttpHeaders,
): Promise<void> {
  const no = (refusal: Refusal) => refuse(response, refusal, common, form);
  const door = doorAt(doors, path);
  if (!door) return no(notFound);
  const { methods, asks = path } = door;
  if (!methods.split(', ').includes(request.method ?? '')) return no(methodNotAllowed(methods));
  if (query.length > maxQuery) return no(badTarget);
  try {
    const more = prepare(door);
    const { handle, trustedProxies } = await ready;
    request.url = asks + query;
    dropUnreadHeaders(request);
    Object.assign(request.headers, more);
    replaceAddress(request, trustedProxies);
    await handle(request, response);
  } catch (error) {
    log.error('call not answered', { error });
    if (response.headersSent) response.destroy();
    else no(failed);
  }
}

/**
 * What our handlers read. Of all others, Next would trust those that it uses internally, and takes seconds to
 * look for a crawler's name in a `User-Agent` of 14,000 hyphens.
 */
const readHeaders = new Set(
  [
    ...['Host', 'Origin', 'Referer', 'Cookie', honeypotHeader, sourceHeader],
    ...['Sec-Fetch-Site', 'Sec-Fetch-Dest'],
    ...['Content-Type', 'Content-Length', 'Transfer-Encoding'],
    ...['X-Forwarded-For', 'X-Forwarded-Proto'],
  ].map((name) => name.toLowerCase()),
);

function dropUnreadHeaders({ headers }: IncomingMessage): void {
  for (const name of Object.keys(headers)) if (!readHeaders.has(name)) delete headers[name];
}
