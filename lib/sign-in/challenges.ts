import { randomUUID } from 'node:crypto';
import type { Store } from '#lib/store/store.ts';

/** How long a device may take to sign, in ms. */
const life = 5 * 60_000;

/** Keeps what a device is to sign, for one use. @param sessionId of who asked; empty to sign in */
export async function keepChallenge(
  { db }: Store,
  challenge: string,
  sessionId: string,
): Promise<void> {
  const now = new Date().toISOString();
  await db.deleteFrom('desk_links').where('expires_at', '<', now).execute();
  const expires_at = new Date(Date.now() + life).toISOString();
  await db
    .insertInto('desk_links')
    .values({
      id: randomUUID(),
      identifier: identifierOf(challenge),
      value: sessionId,
      expires_at,
      created_at: now,
      updated_at: now,
    })
    .execute();
}

/** Uses it up. @returns whether it was asked for so */
export async function takeChallenge(
  { db }: Store,
  challenge: string,
  sessionId: string,
): Promise<boolean> {
  const used = await db
    .deleteFrom('desk_links')
    .where('identifier', '=', identifierOf(challenge))
    .where('value', '=', sessionId)
    .where('expires_at', '>', new Date().toISOString())
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

/** A link's is a hash, without a colon. */
function identifierOf(challenge: string): string {
  return `passkey:${challenge}`;
}
