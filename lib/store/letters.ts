import { type ExpressionBuilder, sql } from 'kysely';
import type { Database, StoredLetter } from './schema.ts';
import type { Store } from './store.ts';

export type NewLetter = Pick<StoredLetter, 'id' | 'subject' | 'source'>;

export function findLetter({ db }: Store, id: string): Promise<StoredLetter | undefined> {
  return db.selectFrom('letters').selectAll().where('id', '=', id).executeTakeFirst();
}

/** How many readers have no outbox row of the letter yet. */
export async function countReaders({ db }: Store, id: string, createdAt: number): Promise<number> {
  const { count } = await db
    .selectFrom('subscribers')
    .where((eb) => isReader(eb, createdAt))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('outbox').select('outbox.id').where('outbox.id', '=', rowId(id)))),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Queues an outbox row for each reader that has none, so that a call after a stop or a crash completes
 * it. Portions keep visitors from waiting for the lock. @returns `whole`: nobody stopped it meanwhile
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
  for (let from = ''; ; ) {
    const to = await endOfPortion(store, created_at, from, portion);
    if (to === undefined) break;
    added += await queuePortion(store, letter.id, created_at, now, from, to);
    from = to;
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

/** The last id of the next readers, in the order of ids. */
async function endOfPortion({ db }: Store, createdAt: number, from: string, portion: number) {
  const readers = await db
    .selectFrom('subscribers')
    .select('subscribers.id')
    .where((eb) => isReader(eb, createdAt))
    .where('subscribers.id', '>', from)
    .orderBy('subscribers.id')
    .limit(portion)
    .execute();
  return readers.at(-1)?.id;
}

async function queuePortion(
  { db }: Store,
  id: string,
  createdAt: number,
  now: number,
  from: string,
  to: string,
): Promise<number> {
  const moment = sql<number>`CAST(${now} AS bigint)`;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('outbox')
    .columns(['id', 'kind', 'subject_id', 'letter_id', 'created_at', 'due', 'attempts'])
    .expression((eb) =>
      eb
        .selectFrom('subscribers')
        .select([
          rowId(id).as('row_id'),
          sql<'newsletter'>`CAST('newsletter' AS text)`.as('kind'),
          'subscribers.id as subject_id',
          sql<string>`CAST(${id} AS text)`.as('letter_id'),
          moment.as('created_at'),
          moment.as('due'),
          sql<number>`0`.as('attempts'),
        ])
        .where((where) => isReader(where, createdAt))
        .where('subscribers.id', '>', from)
        .where('subscribers.id', '<=', to)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('letters')
                .select('letters.id')
                .where('letters.id', '=', id)
                .where('stopped_at', 'is not', null),
            ),
          ),
        ),
    )
    // Rows of an earlier or simultaneous call.
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows ?? 0);
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
