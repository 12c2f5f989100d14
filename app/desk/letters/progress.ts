import type { RowOf } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';

/** How far a letter has got, in readers; `withdrawn`: they left meanwhile, or it was stopped. */
export async function readProgress(
  { db }: Store,
  { id, stopped_at, readers: begun }: RowOf<'letters'>,
) {
  const { all, sent, refused } = await db
    .selectFrom('outbox')
    .where('letter_id', '=', id)
    .select(({ fn }) => [
      fn.count<number>('sent_at').as('sent'),
      fn.count<number>('failed_at').as('refused'),
      fn.countAll<number>().as('all'),
    ])
    .executeTakeFirstOrThrow();
  const waiting = all - sent - refused;
  const going = waiting > 0 ? 'On its way' : 'Sent';
  const state = stopped_at === null ? going : 'Stopped';
  const readers = Math.max(begun, all);
  return { state, readers, sent, waiting, refused, withdrawn: readers - all };
}
