import { log } from '#lib/base/log.ts';
import { content } from '#lib/content/content.ts';
import { routes } from '#lib/content/routes.ts';
import { findRow } from '#lib/database/rows.ts';
import { getStore, type Store, writeDurably } from '#lib/database/store.ts';
import { plainPage } from '#lib/http/answer.ts';
import { inTime } from '#lib/http/time-limit.ts';
import { consentNow } from './consent-text.ts';
import { subscribe, unsubscribe } from './subscribers.ts';

const home = { link: 'To the home page', href: routes.home };

/** Writes nothing, as mail scanners follow links: only a POST does (RFC 8058). */
export async function showUnsubscribe(request: Request): Promise<Response> {
  const token = tokenOf(request);
  const find = async () => token && findRow((await getStore()).db, 'subscribers', { token });
  // Whoever presses is told where the store cannot be read.
  const reader = await inTime(find).catch(() => undefined);
  if (token && reader && reader.unsubscribed_at !== null) {
    return plainPage(200, 'You are not on the newsletter', [...wayBack(token), home]);
  }
  return plainPage(200, 'Leave the newsletter', [
    { text: 'One press, and we will not write to this address again.' },
    { button: 'Unsubscribe' },
    home,
  ]);
}

/** Takes a reader off the list; with `back`, which stands behind the page's own button alone, puts them on it again. */
export async function receiveUnsubscribe(request: Request): Promise<Response> {
  const token = tokenOf(request);
  if (!token) return unknownLink();
  const isBack = new URL(request.url).searchParams.has('back');
  const press = async (store: Store) => {
    const reader = await findRow(store.db, 'subscribers', { token });
    const consent = reader && { email: reader.email, ...consentNow(routes.unsubscribeApi) };
    if (consent && isBack) await subscribe(store, consent, Date.now());
    else if (reader) await unsubscribe(store, reader, Date.now());
    return reader !== undefined;
  };
  try {
    const isKnown = await inTime(() => writeDurably(press));
    if (!isKnown) return unknownLink();
  } catch (error) {
    log.error('what a reader pressed could not be stored', { error });
    return plainPage(503, 'Please try again in a minute', [
      { text: 'We could not store this right now.' },
      { button: isBack ? again : 'Unsubscribe' },
    ]);
  }
  return isBack
    ? plainPage(200, 'Subscribed!', [
        { text: 'You are on the newsletter again. The links of all its mails lead out.' },
        home,
      ])
    : plainPage(200, 'You are unsubscribed', [
        { text: 'We will not write again.' },
        ...wayBack(token),
        home,
      ]);
}

const again = 'Subscribe again';

/** With the words that a sign-up agrees to. */
function wayBack(token: string) {
  const { promise, wayOut, policy } = content().newsletter;
  return [
    { text: `Was that by accident, or would you like to read us again? ${promise} ${wayOut}` },
    { button: again, action: `?token=${token}&back` },
    { link: policy.join(' '), href: routes.privacyPolicy },
  ];
}

/** Undefined where it can be none, which needs no look into the store. */
function tokenOf(request: Request): string | undefined {
  const token = URL.parse(request.url)?.searchParams.get('token') ?? '';
  return /^[\w-]{32}$/.test(token) ? token : undefined;
}

function unknownLink(): Response {
  return plainPage(404, 'This link is not known', [
    { text: 'It may be incomplete. Copy the whole link from the mail, or write to us.' },
    home,
  ]);
}
