import { content } from '#lib/content/content.ts';
import { routes } from '#lib/routes.ts';
import { type Actor, recordChange } from '#lib/store/changes.ts';
import type { Store } from '#lib/store/store.ts';
import { findSubscriber, listSubscribers, unsubscribe } from '#lib/store/subscribers.ts';

export const readerColumns = [
  'email',
  'consent_at',
  'consent_page',
  'policy_date',
  'unsubscribe_url',
] as const;

/** The newsletter's readers, for another program that sends mail. */
export async function exportReaders(store: Store) {
  const readers = await listSubscribers(store);
  return readers.map(({ email, consent_at, consent_page, policy_date, token }) => ({
    email,
    consent_at: new Date(consent_at).toISOString(),
    consent_page,
    policy_date,
    unsubscribe_url: `${content().site.url}${routes.unsubscribeApi}?token=${token}`,
  }));
}

/** Takes a reader off the list, and writes it down. @returns the address */
export async function removeReader(
  store: Store,
  id: string,
  actor: Actor,
): Promise<string | undefined> {
  const reader = await findSubscriber(store, id);
  if (!reader) return;
  await unsubscribe(store, { email: reader.email }, actor.at, (transaction) =>
    recordChange(transaction, actor, 'reader removed', id),
  );
  return reader.email;
}

/** When readers were removed last, in ms by id. */
export async function removals(
  { db }: Store,
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .selectFrom('changes')
    .select(({ fn }) => ['which', fn.max<number>('at').as('at')])
    .where('what', '=', 'reader removed')
    .where('which', 'in', ids)
    .groupBy('which')
    .execute();
  return new Map(found.map(({ which, at }) => [which, at]));
}

/** Takes a removal back; who left of their own accord stays off. @returns the address */
export async function restoreReader(
  store: Store,
  id: string,
  actor: Actor,
): Promise<string | undefined> {
  const reader = await findSubscriber(store, id);
  const removed = (await removals(store, [id])).get(id);
  if (!reader || removed === undefined) return;
  return store.db.transaction().execute(async (transaction) => {
    const restored = await transaction
      .updateTable('subscribers')
      .set({ unsubscribed_at: null })
      .where('inbox_key', '=', reader.inbox_key)
      .where('unsubscribed_at', '=', removed)
      .returning('id')
      .execute();
    if (restored.length === 0) return;
    await recordChange(transaction, actor, 'reader put back', id);
    return reader.email;
  });
}
