import type { Store } from '#lib/database/store.ts';

// In the store, so that a pace holds for all instances together, and after a restart.

/**
 * Takes the time from `now` until `interval` later (ms) for one of all instances.
 *
 * @returns undefined where it was free and is now taken, else when the next one begins
 */
export async function takeSlot(
  { db }: Store,
  name: string,
  now: number,
  interval: number,
): Promise<number | undefined> {
  const next_at = now + interval;
  const taken = await db
    .insertInto('paces')
    .values({ name, next_at })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ next_at })
        // Later was stored while the clock was ahead, or the pace slower.
        .where((eb) => eb.or([eb('paces.next_at', '<=', now), eb('paces.next_at', '>', next_at)])),
    )
    .returning('name')
    .executeTakeFirst();
  if (taken) return;
  const pace = db.selectFrom('paces').select('next_at').where('name', '=', name);
  return (await pace.executeTakeFirstOrThrow()).next_at;
}
