import { sql } from 'kysely';
import type { OutboxEntry } from '@/lib/store/schema';
import type { Store } from '@/lib/store/store';
import { claimNext, isAnyDue } from './queue';

/** `paced`: a letter is due, but may not go before `until` (ms since 1970). */
export type Claim =
  | { kind: 'claimed'; entry: OutboxEntry }
  | { kind: 'paced'; until: number }
  | { kind: 'idle' };

const paceName = 'newsletter';

/** How late a mail may be without moving the slots after it, in ms: timers are not exact. */
const slack = 1_000;

/**
 * Claims the letter to a subscriber that has been due longest, where the pace allows one now. The pace
 * is kept in the store: it holds for all instances together, and after a restart.
 *
 * @param perMinute how many may go in a minute
 */
export async function claimNextLetter(
  store: Store,
  now: number,
  perMinute: number,
): Promise<Claim> {
  // Looking writes nothing: most of the time there is no letter.
  if (!(await isAnyDue(store, now, 'letters'))) return { kind: 'idle' };
  const interval = Math.max(1, Math.round(60_000 / perMinute));
  // Together, as each transaction waits for the disk once.
  return store.db.transaction().execute(async (transaction) => {
    const within = { ...store, db: transaction };
    const until = await waitUntil(within, now, interval);
    if (until !== undefined) return { kind: 'paced', until };
    const entry = await claimNext(within, now, 'letters');
    return entry ? { kind: 'claimed', entry } : { kind: 'idle' };
  });
}

/** @returns when the next mail may go; undefined where one may go now, whose slot is then taken */
async function waitUntil({ db }: Pick<Store, 'db'>, now: number, interval: number) {
  const reserved = await db
    .insertInto('paces')
    .values({ name: paceName, next_at: now + interval })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({
          // A slot missed by less than the slack keeps the rhythm; after a longer gap it starts anew.
          next_at: sql<number>`CASE WHEN paces.next_at > ${now - slack} AND paces.next_at <= ${now}
            THEN paces.next_at ELSE CAST(${now} AS bigint) END + ${interval}`,
        })
        .where((eb) =>
          eb.or([
            eb('paces.next_at', '<=', now),
            // Written while the clock was ahead, or the pace slower.
            eb('paces.next_at', '>', now + interval),
          ]),
        ),
    )
    .returning('next_at')
    .executeTakeFirst();
  if (reserved) return;
  const pace = await db
    .selectFrom('paces')
    .select('next_at')
    .where('name', '=', paceName)
    .executeTakeFirstOrThrow();
  return pace.next_at;
}
