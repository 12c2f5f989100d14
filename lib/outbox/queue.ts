import {
  type Expression,
  type ExpressionBuilder,
  type SqlBool,
  sql,
  type Updateable,
} from 'kysely';
import type { Database, OutboxEntry } from '@/lib/store/schema';
import type { Store } from '@/lib/store/store';
import { longestDelay } from './backoff';

/**
 * How long a claimed mail is left to its claimant, in ms: longer than the deadline of one attempt,
 * so that no two workers hold one mail, and short enough that a crash delays it by a minute.
 */
export const lease = 60_000;

/** No mail waits longer for its first attempt, in ms: those of hasty leads wait a few seconds. */
const longestFirstDelay = 60_000;

type Condition = (is: ExpressionBuilder<Database, 'outbox'>) => Expression<SqlBool>;

/** Letters to the subscribers go at a pace of their own; everything else at once. */
export type Lane = 'at once' | 'letters';

/**
 * Claims the mail of a lane whose time to run (`due`) came first. There is no owner to clean up after a
 * crash: claiming moves that time behind the lease, and what was neither sent nor given up runs again then.
 */
export async function claimNext(
  store: Store,
  now: number,
  lane: Lane = 'at once',
): Promise<OutboxEntry | undefined> {
  return (
    (await claim(store, lane, now, isDue(now))) ?? claim(store, lane, now, isBeyondAnyDelay(now))
  );
}

/** Whether {@link claimNext} would find one, which this does without writing. */
export async function isAnyDue(store: Store, now: number, lane: Lane): Promise<boolean> {
  for (const condition of [isDue(now), isBeyondAnyDelay(now)]) {
    if (await waiting(store, lane, condition).executeTakeFirst()) return true;
  }
  return false;
}

export async function settle(
  { db }: Store,
  id: string,
  outcome: Updateable<Database['outbox']>,
): Promise<void> {
  await db.updateTable('outbox').set(outcome).where('id', '=', id).execute();
}

/** Deletes a letter that has not gone: its reader has left, or it was stopped. */
export async function withdraw({ db }: Store, id: string): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).execute();
}

function isDue(now: number): Condition {
  return (eb) => eb('due', '<=', now);
}

/** Written while the clock was ahead. */
function isBeyondAnyDelay(now: number): Condition {
  return (eb) =>
    eb.or([
      eb('due', '>', now + longestDelay),
      eb.and([eb('attempts', '=', 0), eb('due', '>', now + longestFirstDelay)]),
    ]);
}

function claim(store: Store, lane: Lane, now: number, condition: Condition) {
  return store.db
    .updateTable('outbox')
    .set({ due: now + lease, attempts: sql<number>`attempts + 1` })
    .where('id', '=', () =>
      waiting(store, lane, condition)
        // Instances beside each other take different rows; SQLite has one writer at a time anyway.
        .$if(store.kind === 'postgres', (query) => query.forUpdate().skipLocked()),
    )
    .returningAll()
    .executeTakeFirst();
}

function waiting({ db }: Store, lane: Lane, condition: Condition) {
  return (
    db
      .selectFrom('outbox')
      .select('id')
      .where('sent_at', 'is', null)
      .where('failed_at', 'is', null)
      // Each as one of the indexes begins.
      .$if(lane === 'letters', (query) => query.where('kind', '=', 'newsletter'))
      .$if(lane === 'at once', (query) => query.where('letter_id', 'is', null))
      .where(condition)
      .orderBy('due')
      .limit(1)
  );
}
