import type { Store } from '#lib/database/store.ts';
import type { StoredLetter } from './letters.ts';

/** How far a letter has got, in readers; `withdrawn`: they left meanwhile, or it was stopped. */
export async function readProgress(
  { db }: Store,
  { id, stopped_at, queued_at, readers: begun }: StoredLetter,
) {
  const { all, sent, refused, untried } = await db
    .selectFrom('outbox')
    .where('letter_id', '=', id)
    .select(({ fn }) => [
      fn.count<number>('sent_at').as('sent'),
      fn.count<number>('failed_at').as('refused'),
      fn.countAll<number>().as('all'),
      fn.countAll<number>().filterWhere('attempts', '=', 0).as('untried'),
    ])
    .executeTakeFirstOrThrow();
  const readers = Math.max(begun, all);
  // Below zero, the others are still to be written.
  const going = (Number(queued_at) < 0 ? readers : all) - sent - refused;
  const waiting = stopped_at === null ? going : 0;
  const state = stopped_at !== null ? 'Stopped' : waiting > 0 ? 'On its way' : 'Sent';
  const withdrawn = readers - sent - refused - waiting;
  return { state, readers, sent, waiting, refused, withdrawn, untried };
}
