import { sql } from 'kysely';
import { content } from '#lib/content/content.ts';
import { routes } from '#lib/content/routes.ts';
import type { Subscriber } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import { keepBefore } from './subscriptions-before.ts';

export const readerColumns = [
  'email',
  'consent_at',
  'consent_page',
  'policy_date',
  'unsubscribe_url',
] as const;

/** Those on the list in order of consent, for another program that sends mail, some at a time. */
export async function* exportReaders({ db }: Store) {
  let last: Subscriber | undefined;
  do {
    const { consent_at, id } = last ?? { consent_at: -1, id: '' };
    const readers = await db
      .selectFrom('subscribers')
      .selectAll()
      .where('unsubscribed_at', 'is', null)
      .where(sql<boolean>`(consent_at, id) > (${consent_at}, ${id})`)
      .orderBy('consent_at')
      .orderBy('id')
      .limit(part)
      .execute();
    last = readers[part - 1];
    yield readers.map(exported);
  } while (last);
}

const part = 1_000;

const exported = ({ email, consent_at, consent_page, policy_date, token }: Subscriber) => ({
  email,
  consent_at: new Date(consent_at).toISOString(),
  consent_page,
  policy_date,
  unsubscribe_url: `${content().site.url}${routes.unsubscribeApi}?token=${token}`,
});

/** What the owner or word of undelivered mail took off; who left, or complained, has said so themselves. */
export function canPutBack({ left_by }: Subscriber): boolean {
  return left_by !== null && putBack.some((one) => one === left_by);
}

const putBack = ['desk', 'gone', 'full'] as const;

/** Takes a removal back, on the consent of then. @returns whether it was one that {@link canPutBack} names */
export async function restoreReader(
  { db, kind }: Pick<Store, 'db' | 'kind'>,
  { inbox_key, unsubscribed_at }: Subscriber,
): Promise<boolean> {
  const removed = await db
    .selectFrom('subscribers')
    .selectAll()
    .where('inbox_key', '=', inbox_key)
    .where('left_by', 'in', putBack)
    .where('unsubscribed_at', '=', unsubscribed_at)
    .$if(kind === 'postgres', (query) => query.forUpdate())
    .execute();
  await keepBefore(db, removed);
  for (const { id } of removed) {
    const back = db.updateTable('subscribers').set({ unsubscribed_at: null, left_by: null });
    await back.where('id', '=', id).execute();
  }
  return removed.length > 0;
}
