import { type ExpressionBuilder, sql } from 'kysely';
import { type Actor, recordChange } from './changes.ts';
import { countRows } from './count-rows.ts';
import { outboxEntry } from './outbox.ts';
import type { Database, StoredLetter } from './schema.ts';
import type { Store } from './store.ts';

/** How late a letter goes out by itself where the site was down, in ms: nobody wants last week's sale. */
export const longestDelay = 24 * 60 * 60_000;

export type NewLetter = Pick<StoredLetter, 'id' | 'subject' | 'source'>;

export function findLetter({ db }: Store, id: string): Promise<StoredLetter | undefined> {
  return db.selectFrom('letters').selectAll().where('id', '=', id).executeTakeFirst();
}

/** How many readers have no outbox row of the letter yet. */
export function countReaders({ db }: Store, id: string, createdAt: number): Promise<number> {
  const readers = db.selectFrom('subscribers').where((eb) => isReader(eb, createdAt));
  return countRows(
    readers.where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('outbox').select('outbox.id').where('outbox.id', '=', rowId(id)))),
    ),
  );
}

/** In readers. Those who left before their mail was sent are not counted. */
export type LetterCounts = { sent: number; waiting: number; refused: number };

export type ListedLetter = StoredLetter & LetterCounts;

/** Newest first. */
export async function listLetters({ db }: Store, idPrefix = ''): Promise<ListedLetter[]> {
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
    .filter(({ id }) => id.startsWith(idPrefix))
    .map((letter) => {
      const { all = 0, sent = 0, refused = 0 } = byId.get(letter.id) ?? {};
      return { ...letter, sent, refused, waiting: all - sent - refused };
    });
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
 * Queues an outbox row for each reader that has none, so that a call after a stop or a crash completes
 * it. Portions keep visitors from waiting for the lock. @returns `whole`: nobody stopped it meanwhile
 */
export async function queueLetter(
  store: Store,
  letter: NewLetter,
  actor: Actor,
  portion?: number,
): Promise<{ added: number; whole: boolean }> {
  const { at } = actor;
  const { created_at } = await store.db.transaction().execute(async (transaction) => {
    const begun = await transaction
      .insertInto('letters')
      .values({ ...letter, created_at: at, queued_at: null, stopped_at: null, readers: 0 })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet({ stopped_at: null, queued_at: null }),
      )
      .returning('created_at')
      .executeTakeFirstOrThrow();
    const what = begun.created_at === at ? 'letter begun' : 'letter resumed';
    await recordChange(transaction, actor, what, letter.id);
    return begun;
  });
  return queueReaders(store, { id: letter.id, created_at }, at, portion);
}

/**
 * Queues what is left of letters whose queueing a kill has cut off. One that was begun longer than
 * {@link longestDelay} ago waits for a person.
 */
export async function completeLetters(store: Store, now: number): Promise<void> {
  const letters = await store.db
    .selectFrom('letters')
    .select(['id', 'created_at'])
    .where('queued_at', 'is', null)
    .where('stopped_at', 'is', null)
    .where('created_at', '>', now - longestDelay)
    .execute();
  for (const letter of letters) await queueReaders(store, letter, now);
}

async function queueReaders(
  store: Store,
  letter: Pick<StoredLetter, 'id' | 'created_at'>,
  now: number,
  portion = 250,
) {
  const { db } = store;
  const readers = await db
    .selectFrom('subscribers')
    .select('id')
    .where((eb) => isReader(eb, letter.created_at))
    .execute();
  let added = 0;
  for (let start = 0; start < readers.length; start += portion) {
    added += await queuePortion(store, letter.id, readers.slice(start, start + portion), now);
  }
  const whole = await db
    .updateTable('letters')
    .set((eb) => ({
      queued_at: now,
      readers: eb
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

/** @returns how many it has added: none where the letter was stopped meanwhile */
function queuePortion(
  { db }: Store,
  id: string,
  readers: readonly { id: string }[],
  now: number,
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    // Locks the letter, so that it is not stopped before the commit.
    const open = await transaction
      .updateTable('letters')
      .set({ stopped_at: null })
      .where('id', '=', id)
      .where('stopped_at', 'is', null)
      .returning('id')
      .execute();
    if (open.length === 0) return 0;
    const added = await transaction
      .insertInto('outbox')
      .values(
        readers.map((reader) => ({
          ...outboxEntry('newsletter', reader.id, now),
          id: `${id}-${reader.id}`,
          letter_id: id,
        })),
      )
      // Rows of an earlier or simultaneous call.
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .execute();
    return added.length;
  });
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
