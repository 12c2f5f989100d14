import { randomUUID } from 'node:crypto';
import { recordChange } from '#lib/store/changes.ts';
import type { Change, ChangeKind } from '#lib/store/schema.ts';
import type { Store } from '#lib/store/store.ts';

/**
 * Writes down who does what. Before it is done, where that has a transaction of its own: a kill in between
 * leaves a line too many, never one too few.
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
