import { outboxEntry } from './outbox-entry.ts';
import type { OutboxKind } from './schema.ts';
import type { Store } from './store.ts';

/** Queues a report to the agency once per `period` for all instances, and none while one waits. */
export async function queueOnce(
  { db }: Store,
  kind: OutboxKind,
  period: string,
  now: number,
): Promise<boolean> {
  const unsent = await db
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', kind)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  if (unsent) return false;
  const queued = await db
    .insertInto('outbox')
    .values({ ...outboxEntry(kind, period, now), id: `${kind}-${period}` })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .execute();
  return queued.length > 0;
}
