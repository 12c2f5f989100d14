import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Database, OutboxKind } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';

type NewOutboxEntry = Insertable<Database['outbox']>;

/** Stores mails and posts, in the transaction of what they tell. */
export async function enqueue(
  db: Store['db'],
  ...entries: readonly NewOutboxEntry[]
): Promise<void> {
  await db.insertInto('outbox').values(entries).execute();
}

/** Due at once. */
export function outboxEntry(kind: OutboxKind, subjectId: string, now: number): NewOutboxEntry {
  return { id: randomUUID(), kind, subject_id: subjectId, created_at: now, due: now };
}
