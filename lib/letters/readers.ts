import { content } from '#lib/content/content.ts';
import { routes } from '#lib/content/routes.ts';
import type { Subscriber } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import { type Actor, recordChange } from '#lib/desk/changes.ts';
import { subscribersInParts, unsubscribe } from './subscribers.ts';
import { keepBefore } from './subscriptions-before.ts';

export const readerColumns = [
  'email',
  'consent_at',
  'consent_page',
  'policy_date',
  'unsubscribe_url',
] as const;

/** The newsletter's readers, for another program that sends mail, some at a time. */
export async function* exportReaders(store: Store) {
  for await (const readers of subscribersInParts(store)) {
    yield readers.map(({ email, consent_at, consent_page, policy_date, token }) => ({
      email,
      consent_at: new Date(consent_at).toISOString(),
      consent_page,
      policy_date,
      unsubscribe_url: `${content().site.url}${routes.unsubscribeApi}?token=${token}`,
    }));
  }
}

/** Takes a reader off the list. @returns whether they were on it */
export function removeReader({ db }: Store, reader: Subscriber, actor: Actor): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const outcome = await unsubscribe({ db: transaction }, reader, actor.at, 'desk');
    if (outcome !== 'unsubscribed') return false;
    await recordChange(transaction, actor, 'reader removed', reader.id);
    return true;
  });
}

/** What the owner or word of undelivered mail took off; who left, or complained, has said so themselves. */
export function canPutBack({ left_by }: Subscriber): boolean {
  return left_by !== null && putBack.some((one) => one === left_by);
}

const putBack = ['desk', 'gone', 'full'] as const;

/** Takes a removal back, on the consent of then. @returns whether it was one that {@link canPutBack} names */
export function restoreReader(
  { db, kind }: Store,
  reader: Subscriber,
  actor: Actor,
): Promise<boolean> {
  const { id, inbox_key, unsubscribed_at } = reader;
  return db.transaction().execute(async (transaction) => {
    const removed = await transaction
      .selectFrom('subscribers')
      .selectAll()
      .where('inbox_key', '=', inbox_key)
      .where('left_by', 'in', putBack)
      .where('unsubscribed_at', '=', unsubscribed_at)
      .$if(kind === 'postgres', (query) => query.forUpdate())
      .execute();
    if (removed.length === 0) return false;
    await keepBefore(transaction, removed);
    await transaction
      .updateTable('subscribers')
      .set({ unsubscribed_at: null, left_by: null })
      .where(
        'id',
        'in',
        removed.map((one) => one.id),
      )
      .execute();
    await recordChange(transaction, actor, 'reader put back', id);
    return true;
  });
}
