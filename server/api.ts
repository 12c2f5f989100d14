import { answerHeaders } from '#lib/http/headers.ts';
import { calls, doorAt } from './doors.ts';
import { browserOf, type Handler, type Listener, passToNext } from './pass-to-next.ts';

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
