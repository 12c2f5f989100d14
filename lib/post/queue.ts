import { sql, type Updateable } from 'kysely';
import type { Database, OutboxEntry, OutboxKind } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import { maxDelay } from './delivery/backoff.ts';
import { kindsIn, type Lane, lease } from './kinds.ts';

/** No first attempt is scheduled later, in ms: that of a suspiciously fast lead waits some seconds. */
const maxFirstDelay = 60_000;

/** Claims by moving `due` to the end of the lease: an entry whose worker crashed is then due again. */
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
      firstDue(store, now, kindsIn(lane, hasServer))
        // So that instances claim different rows; SQLite has only one writer at a time.
        .$if(store.kind === 'postgres', (query) => query.forUpdate().skipLocked()),
    )
    .returningAll()
    .executeTakeFirst();
}

/** Whether {@link claimNext} would find an entry, without a write. */
export async function isAnyDue(store: Store, now: number, lane: Lane): Promise<boolean> {
  return (await firstDue(store, now, kindsIn(lane)).executeTakeFirst()) !== undefined;
}

/** Ends a claim: `sent_at`, `due` for a retry, or `failed_at` where it is given up. */
export async function settle(
  { db }: Store,
  id: string,
  outcome: Updateable<Database['outbox']>,
): Promise<void> {
  await db.updateTable('outbox').set(outcome).where('id', '=', id).execute();
}

function firstDue({ db }: Store, now: number, kinds: readonly OutboxKind[]) {
  return (
    db
      .selectFrom('outbox')
      .select('id')
      .where('sent_at', 'is', null)
      .where('failed_at', 'is', null)
      .where('kind', 'in', kinds)
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
