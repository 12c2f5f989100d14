import { randomUUID } from 'node:crypto';
import type { Store } from '#lib/database/store.ts';

/** How long a device may take to sign, in ms. */
const longestWait = 5 * 60_000;

/** Keeps what a device is to sign, for one use. @param sessionId of who asked; empty to sign in */
export async function keepChallenge({ db }: Store, challenge: string, sessionId: string) {
  const now = new Date().toISOString();
  const expires_at = new Date(Date.now() + longestWait).toISOString();
  const times = { expires_at, created_at: now, updated_at: now };
  const asked = { id: randomUUID(), identifier: identifierOf(challenge), value: sessionId };
  await db.deleteFrom('desk_links').where('expires_at', '<', now).execute();
  await db
    .insertInto('desk_links')
    .values({ ...asked, ...times })
    .execute();
}

/** Uses it up. @returns whether it was asked for so */
export async function takeChallenge({ db }: Store, challenge: string, sessionId: string) {
  const asked = await db
    .deleteFrom('desk_links')
    .where('identifier', '=', identifierOf(challenge))
    .returning(['value', 'expires_at'])
    .executeTakeFirst();
  return asked?.value === sessionId && Date.parse(asked.expires_at) > Date.now();
}

/** A link's is a hash, without a colon. */
const identifierOf = (challenge: string) => `passkey:${challenge}`;
