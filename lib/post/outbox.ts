import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Database, OutboxKind } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';

type NewOutboxEntry = Insertable<Database['outbox']>;

/** Stores mails and posts, in the transaction of what they tell. One that is there already stays as it is. */
export async function enqueue(
  db: Store['db'],
  ...entries: readonly NewOutboxEntry[]
): Promise<void> {
  if (entries.length === 0) return;
  const rows = db.insertInto('outbox').values(entries);
  await rows.onConflict((conflict) => conflict.column('id').doNothing()).execute();
}

/** What is still to be sent. */
export const waitingIn = (db: Store['db']) =>
  db.selectFrom('outbox').where('sent_at', 'is', null).where('failed_at', 'is', null);

/** Due at once. */
export function outboxEntry(kind: OutboxKind, subjectId: string, now: number): NewOutboxEntry {
  return { id: randomUUID(), kind, subject_id: subjectId, created_at: now, due: now };
}
