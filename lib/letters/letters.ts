import { type Selectable, sql } from 'kysely';
import { countRows } from '#lib/database/count-rows.ts';
import type { Database } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import { lease } from '#lib/post/kinds.ts';

type Db = Pick<Store, 'db'>;

export type StoredLetter = Selectable<Database['letters']>;

type Begun = Pick<StoredLetter, 'id' | 'created_at'>;

type NewLetter = Pick<StoredLetter, 'id' | 'subject' | 'source'>;

export function findLetter({ db }: Db, id: string): Promise<StoredLetter | undefined> {
  return db.selectFrom('letters').selectAll().where('id', '=', id).executeTakeFirst();
}

/** To how many readers a letter that begins then, or began, is still to be sent, without those in the outbox. */
export const countLeft = ({ db }: Db, letter: Begun) => countRows(readersLeft(db, letter));

/**
 * Begins a letter: stores it with an outbox row for each reader.
 *
 * @returns how many rows; none where it was begun before
 */
export async function beginLetter({ db }: Db, letter: NewLetter, at: number): Promise<number> {
  const begun = await db
    .insertInto('letters')
    .values({ ...letter, created_at: at, stopped_at: null, readers: 0 })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning(['id', 'created_at'])
    .executeTakeFirst();
  if (!begun) return 0;
  const readers = await queueReaders(db, begun, at);
  await db.updateTable('letters').set({ readers }).where('id', '=', begun.id).execute();
  return readers;
}

/** Goes on with a letter, to those readers who have not got it. @returns whether it was stopped */
export async function resumeLetter({ db }: Db, id: string, at: number): Promise<boolean> {
  const resumed = await setStopped(db, id, null);
  if (resumed) await queueReaders(db, resumed, at);
  return resumed !== undefined;
}

/** Leaves what may be claimed right now: its next attempt withdraws it. @returns whether it was going on */
export async function stopLetter({ db }: Db, id: string, at: number): Promise<boolean> {
  const stopped = await setStopped(db, id, at);
  await db
    .deleteFrom('outbox')
    .where('letter_id', '=', id)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where((eb) => eb.or([eb('attempts', '=', 0), eb('due', '<=', at), eb('due', '>', at + lease)]))
    .execute();
  return stopped !== undefined;
}

function setStopped(db: Store['db'], id: string, stopped_at: number | null) {
  return db
    .updateTable('letters')
    .set({ stopped_at })
    .where('id', '=', id)
    .where('stopped_at', stopped_at === null ? 'is not' : 'is', null)
    .returning(['id', 'created_at'])
    .executeTakeFirst();
}

/** In one statement: ten thousand take some 100 ms. @returns how many it has added */
async function queueReaders(
  db: Store['db'],
  { id, created_at }: Begun,
  now: number,
): Promise<number> {
  const at = sql<number>`CAST(${now} AS bigint)`;
  const added = await db
    .insertInto('outbox')
    .columns(['id', 'kind', 'subject_id', 'letter_id', 'created_at', 'due'])
    .expression(
      readersLeft(db, { id, created_at }).select([
        rowId(id).as('id'),
        sql<'newsletter'>`'newsletter'`.as('kind'),
        'readers.id as subject_id',
        sql<string>`CAST(${id} AS text)`.as('letter_id'),
        at.as('created_at'),
        at.as('due'),
      ]),
    )
    .executeTakeFirst();
  return Number(added.numInsertedOrUpdatedRows);
}

/** An inbox gets one copy, however many of its addresses are on the list. */
function readersLeft(db: Store['db'], { id, created_at }: Begun) {
  const readers = db
    .selectFrom('subscribers')
    .where('unsubscribed_at', 'is', null)
    .where('consent_at', '<=', created_at)
    .groupBy('inbox_key')
    .select(({ fn }) => fn.min('id').as('id'));
  return db
    .selectFrom(readers.as('readers'))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('outbox').select('outbox.id').where('outbox.id', '=', rowId(id)))),
    );
}

function rowId(id: string) {
  return sql<string>`CAST(${`${id}-`} AS text) || readers.id`;
}
