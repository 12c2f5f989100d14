import type { Period } from '#lib/content/weeks.ts';
import { countRows } from '#lib/database/count-rows.ts';
import type { Subscriber } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';

/** Those on the list, the latest first, then those who left. @param search in the address */
export function pageOfReaders(
  { db }: Store,
  { search, limit, offset }: { search: string; limit: number; offset: number },
): Promise<Subscriber[]> {
  // `_` stands for any letter: a search may find more than it asks for.
  const like = `%${search.trim().toLowerCase().replaceAll('%', '_')}%`;
  return db
    .selectFrom('subscribers')
    .selectAll()
    .where('email_key', 'like', like)
    .orderBy((eb) => eb('unsubscribed_at', 'is not', null))
    .orderBy('consent_at', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** How many are on the list. */
export function countReaders({ db }: Store): Promise<number> {
  return countRows(db.selectFrom('subscribers').where('unsubscribed_at', 'is', null));
}

/** How many people subscribed in each period; those who have left since, too. */
export function countSignUps({ db }: Store, periods: readonly Period[]): Promise<number[]> {
  const readers = db.selectFrom('subscribers');
  return Promise.all(
    periods.map(({ first, after }) =>
      countRows(readers.where('consent_at', '>=', first).where('consent_at', '<', after)),
    ),
  );
}
