import { sql } from 'kysely';
import type { OutboxEntry } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import { kindsIn, type Lane, lease, never } from './kinds.ts';
import { waitingIn } from './outbox.ts';

// All times are in ms.
const firstDelay = 2_000;
const maxDelayOnFirstDay = 10 * 60_000;
const day = 24 * 60 * 60_000;
const maxDelay = 60 * 60_000;

/** Before the first attempt: longer than any reason to wait. */
const maxFirstDelay = 60_000;

/**
 * Claims by moving `due` to the end of the lease: an entry whose worker crashed is then due again.
 *
 * @param hasServer without one, what waits for it is passed over
 */
export function claimNext(
  store: Store,
  now: number,
  lane: Lane = 'immediate',
  hasServer = true,
): Promise<OutboxEntry | undefined> {
  return store.db
    .updateTable('outbox')
    .set({ due: now + lease, attempts: sql<number>`attempts + 1` })
    .where('id', '=', () =>
      firstDue(store, now, lane)
        .$if(!hasServer, (query) => query.where('due', '<', never))
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

function firstDue({ db }: Store, now: number, lane: Lane) {
  return (
    waitingIn(db)
      .select('id')
      .where('kind', 'in', kindsIn(lane))
      .where((eb) =>
        eb.or([
          eb('due', '<=', now),
          // Later than any delay can be: stored while the clock was ahead.
          eb('due', '>', now + maxDelay),
          eb.and([eb('attempts', '=', 0), eb('due', '>', now + maxFirstDelay)]),
        ]),
      )
      .orderBy('due')
      // When a server works again, all that waited for it is due at once.
      .orderBy('created_at')
      .limit(1)
  );
}

/** "Equal jitter" keeps instances from retrying in step (Brooker, Exponential Backoff And Jitter). */
export function retryDelay(attempts: number, age: number, random = Math.random()): number {
  const full = Math.min(
    firstDelay * 2 ** (attempts - 1),
    age < day ? maxDelayOnFirstDay : maxDelay,
  );
  return Math.round(full / 2 + (full / 2) * random);
}
