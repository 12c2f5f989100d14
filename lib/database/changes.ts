import { randomUUID } from 'node:crypto';
import type { ChangeKind } from './deeds.ts';
import type { Change } from './schema.ts';
import type { Store } from './store.ts';

/** Who acts, and when (ms since 1970): `command`, or the address of who is signed in. */
export type Actor = {
  who: string;
  at: number;
  /** One for all changes of one press. */
  press?: string;
};

/**
 * Writes a change down, in the transaction that makes it.
 *
 * @param which the id of what was changed; without one, the line names nothing
 */
export async function recordChange(
  db: Store['db'],
  { who, at, press = randomUUID() }: Actor,
  what: ChangeKind,
  which: string = randomUUID(),
): Promise<string> {
  const { last } = await db
    .selectFrom('changes')
    .select(({ fn }) => fn.max<number | null>('number').as('last'))
    .where('which', '=', which)
    .executeTakeFirstOrThrow();
  const change = { id: randomUUID(), act: press, number: (last ?? 0) + 1, who, what, which, at };
  await db.insertInto('changes').values(change).execute();
  return press;
}

/** What was done to a message, the latest first. */
export function changesOf({ db }: Pick<Store, 'db'>, which: string): Promise<Change[]> {
  return db
    .selectFrom('changes')
    .selectAll()
    .where('which', '=', which)
    .orderBy('number', 'desc')
    .execute();
}

export function changesOfAct({ db }: Pick<Store, 'db'>, act: string): Promise<Change[]> {
  return db.selectFrom('changes').selectAll().where('act', '=', act).execute();
}
