import { sql } from 'kysely';
import type { Store } from '#lib/database/store.ts';

// In the store, so that a pace holds for all instances together, and after a restart.

/** Takes the time from `now` until `interval` later (ms) for one of all instances. @returns whether it was free */
export async function takeSlot(
  { db }: Store,
  name: string,
  now: number,
  interval: number,
): Promise<boolean> {
  const next_at = now + interval;
  const taken = await db
    .insertInto('paces')
    .values({ name, next_at })
    .onConflict((conflict) =>
      conflict
        .column('name')
        // From the time that the last one ended, so that whoever asks a little late keeps the pace.
        .doUpdateSet({
          next_at: sql<number>`CASE WHEN paces.next_at BETWEEN ${now - interval} AND ${now}
            THEN paces.next_at + ${interval} ELSE ${next_at} END`,
        })
        // Later was stored while the clock was ahead, or the pace slower.
        .where((eb) => eb.or([eb('paces.next_at', '<=', now), eb('paces.next_at', '>', next_at)])),
    )
    .returning('name')
    .executeTakeFirst();
  return taken !== undefined;
}
