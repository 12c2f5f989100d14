import { emailKey } from './email-key';
import type { Subscriber } from './schema';
import type { Store } from './store';

/** The newsletter's list in the order of consent. @param ended also those who have left */
export function listSubscribers({ db }: Store, ended = false): Promise<Subscriber[]> {
  return db
    .selectFrom('subscribers')
    .selectAll()
    .$if(!ended, (query) => query.where('unsubscribed_at', 'is', null))
    .orderBy('consent_at')
    .execute();
}

/** Takes an address off the list, in whatever case or Unicode form it is typed. */
export async function endSubscription(
  { db }: Store,
  email: string,
  now: number,
): Promise<'removed' | 'left already' | 'unknown'> {
  const key = emailKey(email);
  const removed = await db
    .updateTable('subscribers')
    .set({ unsubscribed_at: now })
    .where('email_key', '=', key)
    .where('unsubscribed_at', 'is', null)
    .returning('id')
    .execute();
  if (removed.length > 0) return 'removed';
  const known = await db.selectFrom('subscribers').select('id').where('email_key', '=', key);
  return (await known.executeTakeFirst()) ? 'left already' : 'unknown';
}
