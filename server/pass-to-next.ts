import type {
  IncomingHttpHeaders,
  IncomingMessage,
  RequestListener,
  ServerResponse,
} from 'node:http';
import { log } from '#lib/base/log.ts';
import { replaceAddress } from '#lib/http/client-address.ts';
import { honeypotHeader } from '#lib/leads/honeypot.ts';
import { sourceHeader } from '#lib/leads/source.ts';
import type { Target } from './target.ts';

/** Next, once it is prepared. */
export type Handler = { handle: RequestListener; trustedProxies: number };

/** No address has a longer one, and Next takes a second to read 7,000 parameters of one name. */
export const maxQuery = 512; // characters

/** As long as any browser's own; Next takes seconds to look through a very long one. */
const longestBrowser = 200;

/** What a browser says that it is, for those calls that read it. */
export function browserOf({ headers }: IncomingMessage): string | undefined {
  return headers['user-agent']?.slice(0, longestBrowser);
}

/**
 * Has Next answer; what arrives before it is ready waits.
 *
 * @param onFailure where nothing was sent yet
 * @param more headers for Next
 */
export async function passToNext(
  ready: Promise<Handler>,
  { path, query }: Target,
  request: IncomingMessage,
  response: ServerResponse,
  onFailure: () => void,
  more: IncomingHttpHeaders = {},
): Promise<void> {
  try {
    const { handle, trustedProxies } = await ready;
    request.url = path + query;
    dropUnreadHeaders(request);
    Object.assign(request.headers, more);
    replaceAddress(request, trustedProxies);
    await handle(request, response);
  } catch (error) {
    log.error('call not answered', { error });
    if (response.headersSent) response.destroy();
    else onFailure();
  }
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
