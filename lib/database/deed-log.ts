import { randomUUID } from 'node:crypto';
import type { DeedKind } from './deeds.ts';
import type { Store } from './store.ts';

/** Who acts, and when (ms since 1970): `command`, or the address of who is signed in. */
export type Actor = {
  who: string;
  at: number;
  /** One for all deeds of one press. */
  press?: string;
};

/**
 * Writes a deed down, in the transaction that does it.
 *
 * @param which the id of what was changed; without one, the line names nothing
 */
export async function recordDeed(
  db: Store['db'],
  { who, at, press = randomUUID() }: Actor,
  what: DeedKind,
  which: string = randomUUID(),
): Promise<string> {
  const { last } = await db
    .selectFrom('changes')
    .select(({ fn }) => fn.max<number | null>('number').as('last'))
    .where('which', '=', which)
    .executeTakeFirstOrThrow();
  const deed = { id: randomUUID(), act: press, number: (last ?? 0) + 1, who, what, which, at };
  await db.insertInto('changes').values(deed).execute();
  return press;
}
