import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Database, OutboxEntry, OutboxProblem } from '@/lib/store/schema';
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
 * Claims the mail of a lane that has been due longest. There is no owner to clean up after a crash:
 * claiming moves `due` behind the lease, and a mail that was neither sent nor given up is due again then.
 *
 * A `due` further ahead than any delay was written while the clock was ahead: such a mail is due too.
 */
export async function claimNext(
  store: Store,
  now: number,
  lane: Lane = 'at once',
): Promise<OutboxEntry | undefined> {
  const due = await claim(store, now, lane, (is) => is('due', '<=', now));
  return due ?? claim(store, now, lane, isBeyondAnyDelay(now));
}

/** Whether {@link claimNext} would find one, which this does without writing. */
export async function isAnyDue(store: Store, now: number, lane: Lane): Promise<boolean> {
  const due = await waiting(store, lane, (is) => is('due', '<=', now)).executeTakeFirst();
  return !!(due ?? (await waiting(store, lane, isBeyondAnyDelay(now)).executeTakeFirst()));
}

function isBeyondAnyDelay(now: number): Condition {
  return (is) =>
    is.or([
      is('due', '>', now + longestDelay),
      is.and([is('attempts', '=', 0), is('due', '>', now + longestFirstDelay)]),
    ]);
}

function claim(store: Store, now: number, lane: Lane, isDue: Condition) {
  return store.db
    .updateTable('outbox')
    .set({ due: now + lease, attempts: sql<number>`attempts + 1` })
    .where('id', '=', () =>
      waiting(store, lane, isDue)
        // Instances beside each other take different rows; SQLite has one writer at a time anyway.
        .$if(store.kind === 'postgres', (query) => query.forUpdate().skipLocked()),
    )
    .returningAll()
    .executeTakeFirst();
}

function waiting({ db }: Store, lane: Lane, isDue: Condition) {
  return (
    db
      .selectFrom('outbox')
      .select('id')
      .where('sent_at', 'is', null)
      .where('failed_at', 'is', null)
      // Each as one of the indexes begins.
      .$if(lane === 'letters', (query) => query.where('kind', '=', 'newsletter'))
      .$if(lane === 'at once', (query) => query.where('letter_id', 'is', null))
      .where(isDue)
      .orderBy('due')
      .limit(1)
  );
}

/** Notes that the mail server, or whoever it is for, has taken it. */
export async function settleSent({ db }: Store, id: string, now: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ sent_at: now, last_error: null, problem: null })
    .where('id', '=', id)
    .execute();
}

type Failure = { error: string; problem: OutboxProblem };

/** Puts a mail back for another attempt at `due`. */
export async function settleRetry(
  { db }: Store,
  id: string,
  due: number,
  { error, problem }: Failure,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ due, last_error: error, problem })
    .where('id', '=', id)
    .execute();
}

/** Parks a mail that is given up; it stays visible and can be sent again by the owner. */
export async function settleFailed(
  { db }: Store,
  id: string,
  now: number,
  { error, problem }: Failure,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ failed_at: now, last_error: error, problem })
    .where('id', '=', id)
    .execute();
}

/** Takes a letter back that has not gone: its reader has left, or it was stopped. */
export async function withdraw({ db }: Store, id: string): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).execute();
}

/**
 * Makes the mails to the agency due now that wait out their backoff; those that come due within a lease
 * may be under way.
 */
export async function hastenRetries({ db }: Store, now: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ due: now })
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('kind', 'not in', ['subscriber-welcome', 'newsletter'])
    .where('problem', 'is not', null)
    .where('due', '>', now + lease)
    .execute();
}
