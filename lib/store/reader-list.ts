import { countRows } from './count-rows.ts';
import type { Subscriber } from './schema.ts';
import type { Store } from './store.ts';

/** Those on the list, the latest first, then those who left. @param search in the address */
export function pageOfReaders(
  { db }: Store,
  { search, limit, offset }: { search: string; limit: number; offset: number },
): Promise<Subscriber[]> {
  return db
    .selectFrom('subscribers')
    .selectAll()
    .$if(search !== '', (query) => query.where('email_key', 'like', `%${escaped(search)}%`))
    .orderBy(({ case: when }) => when().when('unsubscribed_at', 'is', null).then(0).else(1).end())
    .orderBy('consent_at', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Those on the list. */
export function countReaders({ db }: Store): Promise<number> {
  return countRows(db.selectFrom('subscribers').where('unsubscribed_at', 'is', null));
}

/** `_` and `%` stand for themselves only as a whole word would: a search may find more than it asks for. */
function escaped(search: string): string {
  return search.trim().toLowerCase().replaceAll('%', '_');
}
