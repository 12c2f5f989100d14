import { countRows } from '#lib/database/count-rows.ts';
import type { Lead, OutboxEntry } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import { queueOnce } from '#lib/post/outbox.ts';
import { leadsIn } from './lead-list.ts';

export type FailedWelcome = Pick<OutboxEntry, 'id' | 'failed_at' | 'last_error'> & {
  email: string;
};

export type Digest = {
  held: Lead[];
  /** The total: `held` may be cut off. */
  heldCount: number;
  failed: FailedWelcome[];
};

/** Nobody reads a longer list; what is cut off comes first in the next. */
const longestList = 50;

/** Once per `day` (ISO) for all instances: held leads every day, failed welcomes a single time. */
export async function queueDigest(store: Store, day: string, now: number): Promise<void> {
  const { heldCount, failed } = await readDigest(store);
  if (heldCount + failed.length > 0) await queueOnce(store, 'digest', day, now);
}

/** First what no digest has listed yet, the oldest first. */
export async function readDigest({ db }: Store): Promise<Digest> {
  const held = leadsIn(db, 'held');
  return {
    heldCount: await countRows(held),
    held: await held
      .selectAll('leads')
      .orderBy((eb) => eb('leads.told_at', 'is not', null))
      .orderBy('received_at')
      .limit(longestList)
      .execute(),
    failed: await db
      .selectFrom('outbox')
      .innerJoin('subscribers', 'subscribers.id', 'outbox.subject_id')
      .select(['outbox.id', 'outbox.failed_at', 'outbox.last_error', 'subscribers.email'])
      .where('kind', '=', 'subscriber-welcome')
      .where('failed_at', 'is not', null)
      .where('sent_at', 'is', null)
      .where('told_at', 'is', null)
      .where('unsubscribed_at', 'is', null)
      .orderBy('failed_at', 'desc')
      .limit(longestList)
      .execute(),
  };
}

/** Once the mail server has taken the mail that lists them. */
export async function markNotified({ db }: Store, digest: Digest, now: number): Promise<void> {
  const leads = digest.held.map(({ id }) => id);
  const mails = digest.failed.map(({ id }) => id);
  if (leads.length > 0) {
    await db.updateTable('leads').set({ told_at: now }).where('id', 'in', leads).execute();
  }
  if (mails.length > 0) {
    await db.updateTable('outbox').set({ told_at: now }).where('id', 'in', mails).execute();
  }
}
