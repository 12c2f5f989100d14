import { type ExpressionBuilder, sql } from 'kysely';
import type { Database, StoredLetter } from './schema';
import type { Store } from './store';

export type NewLetter = Pick<StoredLetter, 'id' | 'subject' | 'source'>;

/** How a letter stands, in readers: those that are counted nowhere left the newsletter meanwhile. */
export type LetterCounts = { sent: number; waiting: number; refused: number };

export type ListedLetter = StoredLetter & LetterCounts;

export function findLetter({ db }: Store, id: string): Promise<StoredLetter | undefined> {
  return db.selectFrom('letters').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Letters whose id begins so, newest first; all where it is empty. */
export async function listLetters({ db }: Store, beginning = ''): Promise<ListedLetter[]> {
  const counted = await db
    .selectFrom('outbox')
    .where('letter_id', 'is not', null)
    .groupBy('letter_id')
    .select(({ fn }) => [
      'letter_id',
      fn.count<number>('sent_at').as('sent'),
      fn.count<number>('failed_at').as('refused'),
      fn.countAll<number>().as('all'),
    ])
    .execute();
  const byId = new Map(counted.map((one) => [one.letter_id, one]));
  const letters = await db
    .selectFrom('letters')
    .selectAll()
    .orderBy('created_at', 'desc')
    .execute();
  return letters
    .filter(({ id }) => id.startsWith(beginning))
    .map((letter) => {
      const { all = 0, sent = 0, refused = 0 } = byId.get(letter.id) ?? {};
      const counts = { sent: Number(sent), refused: Number(refused) };
      return { ...letter, ...counts, waiting: Number(all) - counts.sent - counts.refused };
    });
}

/** Who refused a letter, and how, the latest first. */
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

/** To how many a letter would go now: those on the list who have no row of it yet. */
export async function countReaders({ db }: Store, id: string, createdAt: number): Promise<number> {
  const { count } = await db
    .selectFrom('subscribers')
    .where((is) => isUnqueued(is, id, createdAt))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Queues a letter, a row of the outbox for each reader, in portions that hold up no visitor. Where it is
 * cut off, the next call completes it: a row's id is made of the letter's and the reader's, so that
 * none comes twice. A letter that was stopped goes on, to those who have not had it.
 *
 * @param portion rows in one transaction
 * @returns how many rows were added, and whether nobody stopped it meanwhile
 */
export async function queueLetter(
  store: Store,
  letter: NewLetter,
  now: number,
  portion = 250,
): Promise<{ added: number; whole: boolean }> {
  const { db } = store;
  const { created_at } = await db
    .insertInto('letters')
    .values({ ...letter, created_at: now, queued_at: null, stopped_at: null, readers: 0 })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ stopped_at: null, queued_at: null }),
    )
    .returning('created_at')
    .executeTakeFirstOrThrow();
  let added = 0;
  let inPortion = 0;
  do {
    inPortion = await queuePortion(store, letter.id, created_at, now, portion);
    added += inPortion;
    // Where another process has just added the same, there may be others still.
  } while (inPortion > 0 || (await countReaders(store, letter.id, created_at)) > 0);
  const whole = await db
    .updateTable('letters')
    .set((is) => ({
      queued_at: now,
      readers: is
        .selectFrom('outbox')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('letter_id', '=', letter.id),
    }))
    .where('id', '=', letter.id)
    .where('stopped_at', 'is', null)
    .returning('id')
    .execute();
  return { added, whole: whole.length > 0 };
}

async function queuePortion(
  { db }: Store,
  id: string,
  createdAt: number,
  now: number,
  portion: number,
): Promise<number> {
  const moment = sql<number>`CAST(${now} AS bigint)`;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('outbox')
    .columns(['id', 'kind', 'subject_id', 'letter_id', 'created_at', 'due', 'attempts'])
    .expression((is) =>
      is
        .selectFrom('subscribers')
        .select([
          sql<string>`CAST(${`${id}-`} AS text) || subscribers.id`.as('row_id'),
          sql<'newsletter'>`CAST('newsletter' AS text)`.as('kind'),
          'subscribers.id as subject_id',
          sql<string>`CAST(${id} AS text)`.as('letter_id'),
          moment.as('created_at'),
          moment.as('due'),
          sql<number>`0`.as('attempts'),
        ])
        .where((where) => isUnqueued(where, id, createdAt))
        .orderBy('subscribers.consent_at')
        .limit(portion),
    )
    // Where the same command runs twice at the same time.
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows ?? 0);
}

/** Of subscribers: on the list since before the letter, without a row of it, while it is not stopped. */
function isUnqueued(is: ExpressionBuilder<Database, 'subscribers'>, id: string, createdAt: number) {
  const row = is
    .selectFrom('outbox')
    .select('outbox.id')
    .where('letter_id', '=', id)
    .whereRef('subject_id', '=', 'subscribers.id');
  const stopped = is
    .selectFrom('letters')
    .select('letters.id')
    .where('letters.id', '=', id)
    .where('stopped_at', 'is not', null);
  return is.and([
    is('unsubscribed_at', 'is', null),
    is('consent_at', '<=', createdAt),
    is.not(is.exists(row)),
    is.not(is.exists(stopped)),
  ]);
}
