import type { IncomingMessage, ServerResponse } from 'node:http';
import { routes } from '#lib/content/routes.ts';
import { answerHeaders } from '#lib/http/headers.ts';
import { visitsApi } from '#lib/visits/beacon.ts';
import { browserOf, type Handler, maxQuery, passToNext } from './pass-to-next.ts';
import { badTarget, failed, methodNotAllowed, notFound, refuse } from './refuse.ts';
import type { Target } from './target.ts';

export type ApiListener = (
  target: Target,
  request: IncomingMessage,
  response: ServerResponse,
) => void;

/** The allowed methods of each API address. */
const calls = new Map<string, string>([
  [routes.contactsApi, 'POST'],
  [routes.formTokenApi, 'GET, HEAD'],
  [routes.newsletterApi, 'POST'],
  [routes.unsubscribeApi, 'GET, HEAD, POST'],
  [routes.letterLinkApi, 'GET, HEAD'],
  [routes.ownerApi, 'GET, HEAD, POST'],
  [routes.healthApi, 'GET, HEAD'],
  [visitsApi, 'POST'],
]);

/** They count people, and no programs. */
const readsBrowser: readonly string[] = [visitsApi, routes.letterLinkApi];

/** Pictures of letters are many. */
const methodsOf = (path: string) =>
  path.startsWith(routes.letterPicture()) ? 'GET, HEAD' : calls.get(path);

export const isCall = (path: string) => methodsOf(path) !== undefined;

/** Passes calls to Next; those that arrive before it is ready wait. */
export function createAnswerCall(ready: Promise<Handler>): ApiListener {
  const common = answerHeaders();
  const headers = new Headers({
    ...common,
    'Cache-Control': 'no-store',
    // The address of a page may be a key: that of an unsubscribe link, or of a mail to the owner.
    'Referrer-Policy': 'no-referrer',
  });
  return async ({ path, query }, request, response) => {
    const allowed = methodsOf(path);
    if (!allowed) return refuse(response, notFound, common, 'json');
    if (!allowed.split(', ').includes(request.method ?? '')) {
      return refuse(response, methodNotAllowed(allowed), common, 'json');
    }
    if (query.length > maxQuery) return refuse(response, badTarget, common, 'json');
    response.setHeaders(headers);
    // Its name ends with a part of its hash.
    if (path.startsWith(routes.letterPicture())) response.removeHeader('Cache-Control');
    const onFailure = () => refuse(response, failed, common, 'json');
    const more = readsBrowser.includes(path) ? { 'user-agent': browserOf(request) } : {};
    await passToNext(ready, { path, query }, request, response, onFailure, more);
  };
}
