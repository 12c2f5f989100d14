import { type Selectable, sql } from 'kysely';
import { countRows } from '#lib/database/count-rows.ts';
import type { Database } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import { lease } from '#lib/post/kinds.ts';
import { outboxEntry } from '#lib/post/outbox.ts';

type Db = Pick<Store, 'db'>;

type StoredLetter = Selectable<Database['letters']>;

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
  const waiting = db
    .selectFrom('outbox')
    .select('id')
    .where('letter_id', '=', id)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where((eb) => eb.or([eb('attempts', '=', 0), eb('due', '<=', at), eb('due', '>', at + lease)]))
    .limit(atOnce);
  const takeSome = db.deleteFrom('outbox').where('id', 'in', waiting);
  while ((await takeSome.executeTakeFirst()).numDeletedRows > 0);
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

/** How many mails are written in one statement, between which others are answered: ten thousand take some 100 ms. */
const atOnce = 500;

/** @returns how many it has added */
async function queueReaders(db: Store['db'], letter: Begun, now: number): Promise<number> {
  let [added, last] = [0, ''];
  while (true) {
    const left = readersLeft(db, letter).where('readers.id', '>', last).orderBy('readers.id');
    const next = await left.select('readers.id').limit(atOnce).execute();
    const end = next.at(-1);
    if (!end) return added;
    const mails = next.map(({ id }) => ({
      ...outboxEntry('newsletter', id, now),
      ...{ id: `${letter.id}-${id}`, letter_id: letter.id },
    }));
    await db.insertInto('outbox').values(mails).execute();
    added += next.length;
    last = end.id;
  }
}

/** An inbox gets one copy, however many of its addresses are on the list. */
function readersLeft(db: Store['db'], { id, created_at }: Begun) {
  return db
    .selectFrom('subscribers as readers')
    .where('readers.unsubscribed_at', 'is', null)
    .where('readers.consent_at', '<=', created_at)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('subscribers as others')
            .select('others.id')
            .whereRef('others.inbox_key', '=', 'readers.inbox_key')
            .whereRef('others.id', '<', 'readers.id')
            .where('others.unsubscribed_at', 'is', null)
            .where('others.consent_at', '<=', created_at),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('outbox')
            .select('outbox.id')
            .where('outbox.id', '=', sql<string>`CAST(${`${id}-`} AS text) || readers.id`),
        ),
      ),
    );
}
