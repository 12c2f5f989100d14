import { changeRows, deleteRows } from '#lib/database/rows.ts';
import type { Store } from '#lib/database/store.ts';
import { findPerson, type Person } from './people.ts';
import { openAuth } from './sign-in/auth.ts';

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

/** Who sent a request, while they are one of the desk's people. */
export async function findSignedIn(store: Store, headers: Headers): Promise<SignedIn | undefined> {
  const cookie = headers.get('cookie');
  if (!cookie) return;
  const auth = await openAuth(store);
  const found = await auth.api.getSession({ headers: new Headers({ cookie }) });
  if (!found) return;
  const { session, user } = found;
  const idle = Date.now() - session.updatedAt.getTime();
  const person = await findPerson(store, user.email);
  if (!person || idle > longestPause) {
    await deleteRows(store.db, 'desk_sessions', { id: session.id });
    return;
  }
  if (idle > precision) {
    const used = { updated_at: new Date().toISOString() };
    await changeRows(store.db, 'desk_sessions', { id: session.id }, used);
  }
  const isFresh = Date.now() - session.createdAt.getTime() < freshness;
  return { ...person, email: user.email, sessionId: session.id, isFresh };
}

/** Everybody's, the last used first. */
export function listSessions({ db }: Store) {
  return db
    .selectFrom('desk_sessions')
    .innerJoin('desk_people', 'desk_people.id', 'desk_sessions.person_id')
    .select(['desk_sessions.id', 'email', 'browser'])
    .select(['desk_sessions.created_at as since', 'desk_sessions.updated_at as used'])
    .where('expires_at', '>', new Date().toISOString())
    .orderBy('used', 'desc')
    .execute();
}

/** Deletes what has ended by itself. */
export async function forgetEnded({ db }: Store, now: number): Promise<void> {
  const time = new Date(now).toISOString();
  const lastUse = new Date(now - longestPause).toISOString();
  await db
    .deleteFrom('desk_sessions')
    .where((is) => is.or([is('expires_at', '<', time), is('updated_at', '<', lastUse)]))
    .execute();
  await db.deleteFrom('desk_links').where('expires_at', '<', time).execute();
}
