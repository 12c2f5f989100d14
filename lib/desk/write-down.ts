import { randomUUID } from 'node:crypto';
import { type Along, recordChange } from '#lib/store/changes.ts';
import type { Change, ChangeKind } from '#lib/store/schema.ts';
import type { Store } from '#lib/store/store.ts';
import type { Desk } from './on-desk.ts';

/** Has a change written down in its own transaction. @param which its id; without one, the line names nothing */
export function alongWith(
  { person }: Pick<Desk, 'person'>,
  what: ChangeKind,
  which: string = randomUUID(),
): Along {
  const change = { who: person.email, at: Date.now() };
  return (transaction) => recordChange(transaction, change, what, which);
}

/**
 * Writes down who does what is no change in the database, before it is done: a kill in between leaves a
 * line too many, never one too few.
 *
 * @param which its id; without one, the line names nothing
 */
export async function writeDown(
  { db }: Store,
  who: string,
  what: ChangeKind,
  which: string = randomUUID(),
): Promise<void> {
  const actor = { who, at: Date.now() };
  await db.transaction().execute((transaction) => recordChange(transaction, actor, what, which));
}

/** The latest first. @param offset how many to leave out */
export function listChanges({ db }: Store, limit: number, offset: number): Promise<Change[]> {
  return db
    .selectFrom('changes')
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('number', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}
