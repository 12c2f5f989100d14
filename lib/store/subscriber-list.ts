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
