import { createHmac, randomUUID } from 'node:crypto';
import { isSame } from '#lib/base/signature.ts';
import { addRow, changeRows, deleteRows, findRow } from '#lib/database/rows.ts';
import { appSecret } from '#lib/database/secret.ts';
import type { Store } from '#lib/database/store.ts';
import { cookieFor, cookieIn, sessionCookie } from './cookies.ts';
import { askedBy, hashOf, iso, newToken, takeOnce } from './one-use.ts';
import { findPerson, type Person, personKey } from './people.ts';

/** How long a session lasts, in s, however much it is used. */
const longestSession = 30 * 24 * 60 * 60;

/** A session that nobody uses ends after this, in ms. */
const longestPause = 7 * 24 * 60 * 60_000;

/** How exactly it is known when a session was last used, in ms. */
const precision = 60 * 60_000;

/** What is grave is done only so long after signing in, in ms. */
const freshness = 15 * 60_000;

export type SignedIn = Person & {
  sessionId: string;
  /** Who signed in just now, and is not only at a browser that was left open. */
  isFresh: boolean;
};

export type Entered = { email: string; sessionId: string; cookie: string };

/** For who has shown that it is they. @param browser as it calls itself */
export async function beginSession(
  store: Store,
  address: string,
  browser: string,
): Promise<Entered> {
  const { db } = store;
  const [id, token, email] = [randomUUID(), newToken(), address.toLowerCase()];
  const now = Date.now();
  const times = { created_at: iso(now), updated_at: iso(now) };
  const account = { id: randomUUID(), name: '', email, email_verified: 1, ...times };
  await addRow(db, 'desk_people', account);
  const { id: person_id = '' } = (await findRow(db, 'desk_people', { email })) ?? {};
  const expires_at = iso(now + longestSession * 1000);
  const session = { id, person_id, token: hashOf(token), browser, expires_at, ...times };
  await addRow(db, 'desk_sessions', session);
  // They may ask for another link at once: for another device, say.
  const key = personKey(email);
  await takeOnce(store, askedBy(key));
  await deleteRows(db, 'outbox', { kind: 'sign-in', subject_id: key });
  const cookie = cookieFor(sessionCookie(), await signed(store, token), longestSession);
  return { email, sessionId: id, cookie };
}

/** As 1.1.0 signs it. */
async function signed(store: Store, token: string): Promise<string> {
  const mac = createHmac('sha256', await appSecret(store))
    .update(token)
    .digest('base64');
  return `${token}.${encodeURIComponent(mac)}`;
}

/** Who sent a request, while they are one of the desk's people. */
export async function findSignedIn(store: Store, headers: Headers): Promise<SignedIn | undefined> {
  const cookie = cookieIn(headers, sessionCookie());
  const [token = ''] = cookie.split('.');
  // Another secret ends all sessions.
  if (!isSame(cookie, await signed(store, token))) return;
  const session = await openSessions(store).where('token', '=', hashOf(token)).executeTakeFirst();
  const person = session && (await findPerson(store, session.email));
  if (session && !person) await deleteRows(store.db, 'desk_sessions', { id: session.id });
  if (!person) return;
  const { id: sessionId, email, since, used } = session;
  if (Date.parse(used) < Date.now() - precision) {
    await changeRows(store.db, 'desk_sessions', { id: sessionId }, { updated_at: iso(Date.now()) });
  }
  const isFresh = Date.parse(since) > Date.now() - freshness;
  return { ...person, email, sessionId, isFresh };
}

/** Everybody's, the last used first. */
export const listSessions = (store: Store) => openSessions(store).orderBy('used', 'desc').execute();

const openSessions = ({ db }: Store) =>
  db
    .selectFrom('desk_sessions')
    .innerJoin('desk_people', 'desk_people.id', 'desk_sessions.person_id')
    .select(['desk_sessions.id', 'email', 'browser'])
    .select(['desk_sessions.created_at as since', 'desk_sessions.updated_at as used'])
    .where('expires_at', '>', iso(Date.now()))
    .where('desk_sessions.updated_at', '>', iso(Date.now() - longestPause));

/** Deletes what has ended by itself. */
export async function forgetEnded({ db }: Store, now: number): Promise<void> {
  const lastUse = iso(now - longestPause);
  await db
    .deleteFrom('desk_sessions')
    .where((is) => is.or([is('expires_at', '<=', iso(now)), is('updated_at', '<', lastUse)]))
    .execute();
  await db.deleteFrom('desk_links').where('expires_at', '<=', iso(now)).execute();
}
