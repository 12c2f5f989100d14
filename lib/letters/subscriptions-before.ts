import { randomUUID } from 'node:crypto';
import type { Database, Subscriber } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';

/** Keeps what the row of a reader who has left says, before it says that they are back. */
export async function keepBefore(db: Store['db'], readers: readonly Subscriber[]): Promise<void> {
  const rows = readers.flatMap((reader): Database['subscriptions_before'][] => {
    const { id, consent_at, consent_page, policy_date, consent_hash, unsubscribed_at, left_by } =
      reader;
    if (unsubscribed_at === null) return [];
    const consent = { consent_at, consent_page, policy_date, consent_hash };
    return [{ id: randomUUID(), subscriber_id: id, ...consent, unsubscribed_at, left_by }];
  });
  if (rows.length === 0) return;
  await db.insertInto('subscriptions_before').values(rows).execute();
}

/** In order: what the row said each time before the reader came back. */
export async function subscriptionsBefore(
  { db }: Pick<Store, 'db'>,
  reader: Subscriber,
): Promise<Subscriber[]> {
  const rows = await db
    .selectFrom('subscriptions_before')
    .selectAll()
    .where('subscriber_id', '=', reader.id)
    .orderBy('unsubscribed_at')
    .execute();
  return rows.map(({ subscriber_id: _reader, ...before }) => ({
    ...reader,
    welcomed_at: null,
    ...before,
  }));
}
