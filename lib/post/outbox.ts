import { randomUUID } from 'node:crypto';
import type { NewOutboxEntry, OutboxKind } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';

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

/** Queues a report to the agency once per `period` for all instances, and none while one waits. */
export async function queueOnce(
  { db }: Store,
  kind: OutboxKind,
  period: string,
  now: number,
): Promise<void> {
  const id = `${kind}-${period}`;
  const queued = await db
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', kind)
    .where((eb) => eb.or([eb('sent_at', 'is', null), eb('id', '=', id)]))
    .executeTakeFirst();
  if (queued) return;
  await db
    .insertInto('outbox')
    .values({ ...outboxEntry(kind, period, now), id })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
