import { log } from '#lib/base/log.ts';
import { routes } from '#lib/content/routes.ts';
import { writeDurably } from '#lib/database/store.ts';
import { plainPage } from '#lib/http/answer.ts';
import { inTime } from '#lib/http/time-limit.ts';
import { isToken, unsubscribe } from './subscribers.ts';

const home = { link: 'To the home page', href: routes.home };

/** Writes nothing, as mail scanners follow links: only a POST unsubscribes (RFC 8058). */
export function showUnsubscribe(): Response {
  return plainPage(200, 'Leave the newsletter', [
    { text: 'One press, and we will not write to this address again.' },
    { button: 'Unsubscribe' },
    home,
  ]);
}

export async function receiveUnsubscribe(request: Request): Promise<Response> {
  const token = URL.parse(request.url)?.searchParams.get('token') ?? '';
  if (!isToken(token)) return unknownLink();
  try {
    const outcome = await inTime(() =>
      writeDurably((store) => unsubscribe(store, { token }, Date.now())),
    );
    return outcome === 'not found'
      ? unknownLink()
      : plainPage(200, 'You are unsubscribed', [{ text: 'We will not write again.' }, home]);
  } catch (error) {
    log.error('unsubscription could not be stored', { error });
    return plainPage(503, 'Please try again in a minute', [
      { text: 'We could not store this right now.' },
      { button: 'Unsubscribe' },
    ]);
  }
}

function unknownLink(): Response {
  return plainPage(404, 'This link is not known', [
    { text: 'It may be incomplete. Copy the whole link from the mail, or write to us.' },
    home,
  ]);
}
