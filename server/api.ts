import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerHeaders } from '#lib/http/headers.ts';
import { calls, doorAt } from './doors.ts';
import { browserOf, type Handler, maxQuery, passToNext } from './pass-to-next.ts';
import { badTarget, failed, methodNotAllowed, notFound, refuse } from './refuse.ts';
import type { Target } from './target.ts';

export type ApiListener = (
  target: Target,
  request: IncomingMessage,
  response: ServerResponse,
) => void;

export const isCall = (path: string) => doorAt(calls, path) !== undefined;

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
    const door = doorAt(calls, path);
    if (!door) return refuse(response, notFound, common, 'json');
    if (!door.methods.split(', ').includes(request.method ?? '')) {
      return refuse(response, methodNotAllowed(door.methods), common, 'json');
    }
    if (query.length > maxQuery) return refuse(response, badTarget, common, 'json');
    response.setHeaders(headers);
    if (door.isKept) response.removeHeader('Cache-Control');
    const onFailure = () => refuse(response, failed, common, 'json');
    const more = door.readsBrowser ? { 'user-agent': browserOf(request) } : {};
    await passToNext(ready, { path, query }, request, response, onFailure, more);
  };
}
