import { sql, type Updateable } from 'kysely';
import type { Database, OutboxEntry } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import { maxDelay } from './delivery/backoff.ts';
import { leadPosts } from './lead-posts.ts';

/** How long a claim lasts, in ms: longer than any attempt, so that no entry has two workers. */
export const lease = 60_000;

/** Of a whole attempt, in ms: nodemailer's own timeouts restart with every byte. */
export const attemptDeadline = lease / 2;

/** No first attempt is scheduled later, in ms: that of a suspiciously fast lead waits some seconds. */
const maxFirstDelay = 60_000;

/** What is delivered side by side, by so many workers, each attempt by its deadline (ms). */
export const lanes = {
  immediate: { workers: 4, deadline: attemptDeadline, isWoken: true },
  // Only polled for: who asked could wake it, and see in the next answer whether it has a mail to send.
  'sign-in': { workers: 2, deadline: attemptDeadline, isWoken: false },
  // At a pace. Few workers, so that a mail server with a limit still has connections for the leads.
  letters: { workers: 2, deadline: attemptDeadline, isWoken: false },
  // What somebody writes to a visitor: no refusing server of a stranger's keeps a message from the inbox.
  answers: { workers: 2, deadline: attemptDeadline, isWoken: false },
  // To LEADS_URL, whose receiver should take it at once, and do its work after.
  posts: { workers: 2, deadline: 15_000, isWoken: true },
};

export type Lane = keyof typeof lanes;

/** Claims by moving `due` to the end of the lease: an entry whose worker crashed is then due again. */
export function claimNext(
  store: Store,
  now: number,
  lane: Lane = 'immediate',
): Promise<OutboxEntry | undefined> {
  return store.db
    .updateTable('outbox')
    .set({ due: now + lease, attempts: sql<number>`attempts + 1` })
    .where('id', '=', () =>
      firstDue(store, now, lane)
        // So that instances claim different rows; SQLite has only one writer at a time.
        .$if(store.kind === 'postgres', (query) => query.forUpdate().skipLocked()),
    )
    .returningAll()
    .executeTakeFirst();
}

/** Whether {@link claimNext} would find an entry, without a write. */
export async function isAnyDue(store: Store, now: number, lane: Lane): Promise<boolean> {
  return (await firstDue(store, now, lane).executeTakeFirst()) !== undefined;
}

/** Ends a claim: `sent_at`, `due` for a retry, or `failed_at` where it is given up. */
export async function settle(
  { db }: Store,
  id: string,
  outcome: Updateable<Database['outbox']>,
): Promise<void> {
  await db.updateTable('outbox').set(outcome).where('id', '=', id).execute();
}

function firstDue({ db }: Store, now: number, lane: Lane) {
  return (
    db
      .selectFrom('outbox')
      .select('id')
      .where('sent_at', 'is', null)
      .where('failed_at', 'is', null)
      // Each filters by the first column of an index.
      .$if(lane === 'sign-in', (query) => query.where('kind', '=', 'sign-in'))
      .$if(lane === 'answers', (query) => query.where('kind', '=', 'answer'))
      .$if(lane === 'letters', (query) => query.where('kind', '=', 'newsletter'))
      .$if(lane === 'posts', (query) => query.where('kind', 'in', leadPosts))
      .$if(lane === 'immediate', (query) =>
        query
          .where('letter_id', 'is', null)
          .where('kind', 'not in', [...leadPosts, 'sign-in', 'answer']),
      )
      .where((eb) =>
        eb.or([
          eb('due', '<=', now),
          // Later than any delay can be: stored while the clock was ahead.
          eb('due', '>', now + maxDelay),
          eb.and([eb('attempts', '=', 0), eb('due', '>', now + maxFirstDelay)]),
        ]),
      )
      .orderBy('due')
      .limit(1)
  );
}
