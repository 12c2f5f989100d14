import { withoutTraces } from './sqlite-only';
import type { Store } from './store';

/** Points in time before which a thing is kept no longer. */
export type Limits = { leadsBefore: number; unsubscribedBefore: number };

export type Retired = { leads: number; subscriptions: number; outboxIds: string[] };

/**
 * Deletes the messages and ended subscriptions that are older than the limits, and the outbox rows
 * whose subject is gone. A message whose mail is still waiting stays, however old.
 *
 * @param keep rolls it all back: what is returned is then what would be deleted
 */
export async function applyRetention(store: Store, limits: Limits, keep = false): Promise<Retired> {
  return keep
    ? deleteOld(store, limits, true)
    : withoutTraces(store, () => deleteOld(store, limits));
}

async function deleteOld({ db }: Store, limits: Limits, keep = false): Promise<Retired> {
  const transaction = await db.startTransaction().execute();
  try {
    const leads = await transaction
      .deleteFrom('leads')
      .where('received_at', '<', limits.leadsBefore)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('outbox')
              .select('outbox.id')
              .whereRef('outbox.subject_id', '=', 'leads.id')
              .where('sent_at', 'is', null)
              .where('failed_at', 'is', null),
          ),
        ),
      )
      .returning('id')
      .execute();
    const subscriptions = await transaction
      .deleteFrom('subscribers')
      .where('unsubscribed_at', '<', limits.unsubscribedBefore)
      .returning('id')
      .execute();
    const outbox = await transaction
      .deleteFrom('outbox')
      .where('subject_id', 'not in', (from) => from.selectFrom('leads').select('id'))
      .where('subject_id', 'not in', (from) => from.selectFrom('subscribers').select('id'))
      .returning('id')
      .execute();
    await (keep ? transaction.rollback() : transaction.commit()).execute();
    return {
      leads: leads.length,
      subscriptions: subscriptions.length,
      outboxIds: outbox.map(({ id }) => id),
    };
  } catch (error) {
    await transaction.rollback().execute();
    throw error;
  }
}
