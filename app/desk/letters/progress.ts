import type { RowOf } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';

/** How far a letter has got, in readers; `withdrawn`: they left meanwhile, or it was stopped. */
export async function readProgress(
  { db }: Store,
  { id, stopped_at, queued_at, readers: begun }: RowOf<'letters'>,
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
  const readers = Math.max(begun, all);
  const isGoing = stopped_at === null;
  /** Its mails are still to be written, or taken back. */
  const isPending = queued_at !== null && queued_at < 0;
  const queued = isGoing ? (isPending ? readers : all) : sent + refused;
  const waiting = queued - sent - refused;
  const state = isGoing ? (waiting > 0 ? 'On its way' : 'Sent') : 'Stopped';
  return { state, readers, sent, waiting, refused, withdrawn: readers - queued, isPending };
}
