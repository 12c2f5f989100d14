import type { Store } from './store.ts';

/**
 * Takes the time from `now` until `interval` later (ms) for one of all instances.
 *
 * @returns undefined where it was free and is now taken, else when the next one begins
 */
export async function takeSlot(
  { db }: Pick<Store, 'db'>,
  name: string,
  now: number,
  interval: number,
): Promise<number | undefined> {
  const taken = await db
    .insertInto('paces')
    .values({ name, next_at: now + interval })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({
          next_at: now + interval,
        })
        .where((eb) =>
          eb.or([
            eb('paces.next_at', '<=', now),
            // Stored while the clock was ahead, or the pace slower.
            eb('paces.next_at', '>', now + interval),
          ]),
        ),
    )
    .returning('next_at')
    .executeTakeFirst();
  if (taken) return;
  const pace = await db
    .selectFrom('paces')
    .select('next_at')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return pace.next_at;
}
