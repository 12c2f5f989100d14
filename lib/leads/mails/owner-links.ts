import { isSigned, sign } from '#lib/base/signature.ts';
import { routes } from '#lib/content/routes.ts';
import { keyFor } from '#lib/database/secret.ts';
import type { Store } from '#lib/database/store.ts';

const actions = [
  'answered',
  'dismissed',
  'released',
  'dismissed-all',
  'released-all',
  'undo',
  'stop-reminders',
  'start-reminders',
] as const;

export type OwnerAction = (typeof actions)[number];

/** @param of the id of a message; for `-all`, when the newest came, in ms; for `undo`, the act, or `ACT.ID` */
export type MakeLink = (action: OwnerAction, of: string) => string;

const purpose = 'links in mails to the owner';

const lifetime = 30 * 24 * 60 * 60_000; // ms

/**
 * Makes addresses that let their reader act without a sign-in. Each is signed for one action on one thing,
 * and expires.
 *
 * @param from ms since 1970: the same in each attempt of a mail
 * @param origin empty for a page of the site
 */
export async function ownerLinks(store: Store, from: number, origin: string): Promise<MakeLink> {
  const key = await keyFor(store, purpose);
  const until = String(from + lifetime);
  return (action, of) => {
    const query = new URLSearchParams({ do: action, of, until, key: sign(key, action, of, until) });
    return `${origin}${routes.ownerApi}?${query}`;
  };
}

type OwnerLink =
  | { kind: 'valid'; action: OwnerAction; of: string }
  | { kind: 'expired' }
  | { kind: 'unknown' };

export async function readOwnerLink(store: Store, url: string, now: number): Promise<OwnerLink> {
  const query = URL.parse(url)?.searchParams;
  const [action, of, until, given] = ['do', 'of', 'until', 'key'].map(
    (name) => query?.get(name) ?? '',
  ) as [string, string, string, string];
  if (!isAction(action)) return { kind: 'unknown' };
  const key = await keyFor(store, purpose);
  if (!isSigned(given, key, action, of, until)) return { kind: 'unknown' };
  return now < Number(until) ? { kind: 'valid', action, of } : { kind: 'expired' };
}

function isAction(text: string): text is OwnerAction {
  return (actions as readonly string[]).includes(text);
}
