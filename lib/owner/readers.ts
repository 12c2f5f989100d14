import { content } from '#lib/content/content.ts';
import { routes } from '#lib/routes.ts';
import { type Actor, recordChange } from '#lib/store/changes.ts';
import type { Subscriber } from '#lib/store/schema.ts';
import type { Store } from '#lib/store/store.ts';
import { listSubscribers, unsubscribe } from '#lib/store/subscribers.ts';

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

/** Takes a reader off the list. @returns whether they were on it */
export function removeReader({ db }: Store, reader: Subscriber, actor: Actor): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const outcome = await unsubscribe({ db: transaction }, reader, actor.at);
    if (outcome !== 'unsubscribed') return false;
    await recordChange(transaction, actor, 'reader removed', reader.id);
    return true;
  });
}

/** Who or what took a reader off. `gone`: the address is no more. `full`: three mails did not get in. */
export type Departure = 'reader' | 'desk' | 'complaint' | 'gone' | 'full';

/** Of those who are off the list, by id. */
export async function departures(
  store: Store,
  readers: readonly Subscriber[],
): Promise<Map<string, Departure>> {
  const left = readers.filter(({ unsubscribed_at }) => unsubscribed_at !== null);
  const ids = left.map(({ id }) => id);
  const removed = await removals(store, ids);
  const gone = await addressesGone(store, ids);
  const departure = ({ id, left_by, unsubscribed_at }: Subscriber): Departure => {
    if (left_by === 'returned') return gone.has(id) ? 'gone' : 'full';
    return left_by ?? (removed.get(id) === unsubscribed_at ? 'desk' : 'reader');
  };
  return new Map(left.map((reader) => [reader.id, departure(reader)]));
}

/** When readers were removed last, in ms by id. */
async function removals({ db }: Store, ids: readonly string[]): Promise<Map<string, number>> {
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

/** Those to whom a mail came back for good. */
async function addressesGone({ db }: Store, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const found = await db
    .selectFrom('outbox')
    .select('subject_id')
    .where('subject_id', 'in', ids)
    .where('returned', '=', 'hard')
    .execute();
  return new Set(found.map(({ subject_id }) => subject_id));
}

/** Takes a removal back; who left of their own accord stays off. @returns whether it was one */
export async function restoreReader(
  store: Store,
  { id, inbox_key }: Subscriber,
  actor: Actor,
): Promise<boolean> {
  const removed = (await removals(store, [id])).get(id);
  if (removed === undefined) return false;
  return store.db.transaction().execute(async (transaction) => {
    const restored = await transaction
      .updateTable('subscribers')
      .set({ unsubscribed_at: null })
      .where('inbox_key', '=', inbox_key)
      .where('unsubscribed_at', '=', removed)
      .returning('id')
      .execute();
    if (restored.length === 0) return false;
    await recordChange(transaction, actor, 'reader put back', id);
    return true;
  });
}
