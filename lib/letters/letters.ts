import type { Selectable } from 'kysely';
import { type ExpressionBuilder, sql } from 'kysely';
import { countRows } from '#lib/database/count-rows.ts';
import type { Database } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';

type Db = Pick<Store, 'db'>;

export type StoredLetter = Selectable<Database['letters']>;

type NewLetter = Pick<StoredLetter, 'id' | 'subject' | 'source'>;

export function findLetter({ db }: Db, id: string): Promise<StoredLetter | undefined> {
  return db.selectFrom('letters').selectAll().where('id', '=', id).executeTakeFirst();
}

/** How many readers a letter would have that began now. */
export async function countInboxes({ db }: Store): Promise<number> {
  const { inboxes } = await db
    .selectFrom('subscribers')
    .where('unsubscribed_at', 'is', null)
    .select(({ fn }) => fn.count<number>('inbox_key').distinct().as('inboxes'))
    .executeTakeFirstOrThrow();
  return inboxes;
}

/** How many readers of a letter that was begun have no outbox row of it. */
export function countLeft({ db }: Store, { id, created_at }: StoredLetter): Promise<number> {
  const readers = db.selectFrom('subscribers').where((eb) => isReader(eb, created_at));
  return countRows(
    readers.where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('outbox').select('outbox.id').where('outbox.id', '=', rowId(id)))),
    ),
  );
}

/** In readers. Those who left before their mail was sent are not counted. */
type LetterCounts = { sent: number; waiting: number; refused: number };

export type ListedLetter = StoredLetter & LetterCounts;

type Part = { id?: string; limit?: number; offset?: number };

/** Newest first. */
export async function listLetters(
  { db }: Store,
  { id, limit, offset = 0 }: Part = {},
): Promise<ListedLetter[]> {
  const letters = await db
    .selectFrom('letters')
    .selectAll()
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .orderBy('created_at', 'desc')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0).offset(offset))
    .execute();
  const listed: ListedLetter[] = [];
  // One after the other, as each may have ten thousands of mails: visitors are served in between.
  for (const letter of letters) listed.push({ ...letter, ...(await countMails(db, letter.id)) });
  return listed;
}

/** One that was begun with these words, or before with this subject. */
export async function findAlike({ db }: Store, { id, subject }: Pick<NewLetter, 'id' | 'subject'>) {
  const letters = db.selectFrom('letters').selectAll().orderBy('created_at', 'desc');
  const earlier = await letters.where('id', '=', id).executeTakeFirst();
  const namesake = await letters
    .where('subject', '=', subject)
    .where('id', '!=', id)
    .executeTakeFirst();
  return {
    earlier: earlier && { ...earlier, ...(await countMails(db, earlier.id)) },
    namesake: namesake && { ...namesake, ...(await countMails(db, namesake.id)) },
  };
}

async function countMails(db: Store['db'], id: string): Promise<LetterCounts> {
  const { all, sent, refused } = await db
    .selectFrom('outbox')
    .where('letter_id', '=', id)
    .select(({ fn }) => [
      fn.count<number>('sent_at').as('sent'),
      fn.count<number>('failed_at').as('refused'),
      fn.countAll<number>().as('all'),
    ])
    .executeTakeFirstOrThrow();
  return { sent, refused, waiting: all - sent - refused };
}

export function listRefused({ db }: Store, id: string, limit: number) {
  return db
    .selectFrom('outbox')
    .innerJoin('subscribers', 'subscribers.id', 'outbox.subject_id')
    .select(['subscribers.email', 'outbox.last_error', 'outbox.failed_at'])
    .where('letter_id', '=', id)
    .where('failed_at', 'is not', null)
    .orderBy('failed_at', 'desc')
    .limit(limit)
    .execute();
}

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
  return begun ? queueReaders(db, begun, at) : 0;
}

/** Goes on with a letter, to those readers who have not got it. @returns whether it was stopped */
export async function resumeLetter({ db }: Db, id: string, at: number): Promise<boolean> {
  const resumed = await db
    .updateTable('letters')
    .set({ stopped_at: null })
    .where('id', '=', id)
    .where('stopped_at', 'is not', null)
    .returning(['id', 'created_at'])
    .executeTakeFirst();
  if (resumed) await queueReaders(db, resumed, at);
  return resumed !== undefined;
}

/** In one statement: ten thousand take some 100 ms. @returns how many it has added */
async function queueReaders(
  db: Store['db'],
  { id, created_at }: Pick<StoredLetter, 'id' | 'created_at'>,
  now: number,
): Promise<number> {
  const at = sql<number>`CAST(${now} AS bigint)`;
  const added = await db
    .insertInto('outbox')
    .columns(['id', 'kind', 'subject_id', 'letter_id', 'created_at', 'due'])
    .expression((eb) =>
      eb
        .selectFrom('subscribers')
        .where((reader) => isReader(reader, created_at))
        .select([
          rowId(id).as('id'),
          sql<'newsletter'>`'newsletter'`.as('kind'),
          'subscribers.id as subject_id',
          sql<string>`CAST(${id} AS text)`.as('letter_id'),
          at.as('created_at'),
          at.as('due'),
        ]),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  await db
    .updateTable('letters')
    .set(({ selectFrom }) => ({
      readers: selectFrom('outbox')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('letter_id', '=', id),
    }))
    .where('id', '=', id)
    .execute();
  return Number(added.numInsertedOrUpdatedRows);
}

type Builder = ExpressionBuilder<Database, 'subscribers'>;

/** An inbox gets one copy, however many of its addresses are on the list. */
function isReader(eb: Builder, createdAt: number) {
  return eb.and([
    eb('subscribers.unsubscribed_at', 'is', null),
    eb('subscribers.consent_at', '<=', createdAt),
    eb.not(
      eb.exists(
        eb
          .selectFrom('subscribers as alias')
          .select('alias.id')
          .whereRef('alias.inbox_key', '=', 'subscribers.inbox_key')
          .whereRef('alias.id', '<', 'subscribers.id')
          .where('alias.unsubscribed_at', 'is', null)
          .where('alias.consent_at', '<=', createdAt),
      ),
    ),
  ]);
}

function rowId(id: string) {
  return sql<string>`CAST(${`${id}-`} AS text) || subscribers.id`;
}
