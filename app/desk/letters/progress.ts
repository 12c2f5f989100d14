import type { Store } from '#lib/database/store.ts';
import type { StoredLetter } from '#lib/letters/letters.ts';

export type Progress = Awaited<ReturnType<typeof readProgress>>;

/** How far a letter has got, in readers; `withdrawn`: they left meanwhile, or it was stopped. */
export async function readProgress(
  { db }: Store,
  { id, stopped_at, readers: begun }: StoredLetter,
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
  return { state, readers, sent, waiting, refused, withdrawn: readers - all } as const;
}

/** Newest first, with their progress. */
export async function listLetters(store: Store, { limit, offset }: Part) {
  const letters = await store.db
    .selectFrom('letters')
    .selectAll()
    .orderBy('created_at', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const listed: (StoredLetter & Progress)[] = [];
  // One after the other, as each may have ten thousands of mails: visitors are served in between.
  for (const letter of letters) listed.push({ ...letter, ...(await readProgress(store, letter)) });
  return listed;
}

type Part = { limit: number; offset: number };

export function listRefused({ db }: Store, id: string, limit: number) {
  return db
    .selectFrom('outbox')
    .innerJoin('subscribers', 'subscribers.id', 'outbox.subject_id')
    .select(['subscribers.email', 'outbox.last_error', 'outbox.failed_at'])
    .where('letter_id', '=', id)
    .where('failed_at', 'is not', null)
    .orderBy('failed_at', 'desc')
    .limit(limit)
    .execute();
}
