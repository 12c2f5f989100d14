import { randomUUID } from 'node:crypto';
import type { NewOutboxEntry, OutboxKind } from './schema.ts';
import type { Store } from './store.ts';

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
  store: Store,
  kind: OutboxKind,
  period: string,
  now: number,
): Promise<void> {
  if (await isQueued(store, kind, period)) return;
  await store.db
    .insertInto('outbox')
    .values({ ...outboxEntry(kind, period, now), id: `${kind}-${period}` })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Whether there is one of the period, or an earlier one waits. */
export async function isQueued({ db }: Store, kind: OutboxKind, period: string): Promise<boolean> {
  const found = await db
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', kind)
    .where((eb) => eb.or([eb('sent_at', 'is', null), eb('id', '=', `${kind}-${period}`)]))
    .executeTakeFirst();
  return found !== undefined;
}
