import { takeSlot } from '#lib/store/paces.ts';
import type { OutboxEntry } from '#lib/store/schema.ts';
import type { Store } from '#lib/store/store.ts';
import { claimNext, isAnyDue } from './queue.ts';

export type Claim =
  | { kind: 'claimed'; entry: OutboxEntry }
  /** A letter is due, but may not be sent before `until` (ms since 1970). */
  | { kind: 'throttled'; until: number }
  | { kind: 'idle' };

const paceName = 'newsletter';

/** The pace is kept in the store: it holds for all instances together, and after a restart. */
export async function claimNextLetter(
  store: Store,
  now: number,
  perMinute: number,
): Promise<Claim> {
  // Only a read: most of the time there is no letter.
  if (!(await isAnyDue(store, now, 'letters'))) return { kind: 'idle' };
  const interval = Math.max(1, Math.round(60_000 / perMinute));
  // One transaction: each waits for the disk once.
  return store.db.transaction().execute(async (transaction) => {
    const within = { ...store, db: transaction };
    const until = await takeSlot(within, paceName, now, interval);
    if (until !== undefined) return { kind: 'throttled', until };
    const entry = await claimNext(within, now, 'letters');
    return entry ? { kind: 'claimed', entry } : { kind: 'idle' };
  });
}
