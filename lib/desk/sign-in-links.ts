import type { Store } from '#lib/database/store.ts';
import { enqueue, outboxEntry } from '#lib/post/outbox.ts';
import { deskRoutes } from './desk-routes.ts';
import { askedBy, hashOf, keepOnce, newToken, takeOnce } from './one-use.ts';
import { deskUrl, findPerson, personKey } from './people.ts';
import { beginSession, type Entered, forgetEnded } from './sessions.ts';

/** How long a link signs in, in ms. */
const linkLife = 10 * 60_000;

/** At most one mail a person in this time, in ms, unless its link was used. */
const mailWindow = 5 * 60_000;

/** Has a link mailed to a person of the desk. */
export async function askForLink(store: Store, email: string, now: number): Promise<void> {
  const key = personKey(email);
  await forgetEnded(store, now);
  await store.db.transaction().execute(async (db) => {
    const old = db.deleteFrom('outbox').where('kind', '=', 'sign-in');
    await old.where('created_at', '<', now - linkLife).execute();
    const isFirst = await keepOnce({ db }, askedBy(key), '', mailWindow, now);
    if (isFirst) await enqueue(db, outboxEntry('sign-in', key, now));
  });
}

/** The address of a new link that signs a person in, once. */
export async function createLink(store: Store, person: string): Promise<string> {
  return deskUrl(`${deskRoutes.enter}?token=${await createToken(store, person)}`);
}

/** What {@link enter} takes, once; it is stored as a hash. */
export async function createToken(store: Store, email: string): Promise<string> {
  const token = newToken();
  await keepOnce(store, linkOf(token), JSON.stringify({ type: 'magic-link', email }), linkLife);
  return token;
}

/** As 1.1.0 names it. */
const linkOf = (token: string) => `magic-link:${hashOf(token)}`;

/** Uses a link up. @param browser as it calls itself @returns undefined where the link is not valid (any more) */
export async function enter(
  store: Store,
  token: string,
  browser: string,
): Promise<Entered | undefined> {
  const kept = await takeOnce(store, linkOf(token));
  // Who was taken off the list while the link was on its way.
  const person = kept ? await findPerson(store, JSON.parse(kept).email) : undefined;
  return person && beginSession(store, person.email, browser);
}
