import { type Selectable, sql } from 'kysely';
import { day } from '#lib/base/zone-clock.ts';
import { countRows } from '#lib/database/count-rows.ts';
import type { Database } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import { lease } from '#lib/post/kinds.ts';
import { outboxEntry } from '#lib/post/outbox.ts';

type Db = Pick<Store, 'db'>;

export type StoredLetter = Selectable<Database['letters']>;

type Begun = Pick<StoredLetter, 'id' | 'created_at'>;

type Pressed = Omit<StoredLetter, 'subject' | 'source' | 'readers'>;

type NewLetter = Pick<StoredLetter, 'id' | 'subject' | 'source'>;

export function findLetter({ db }: Db, id: string): Promise<StoredLetter | undefined> {
  return db.selectFrom('letters').selectAll().where('id', '=', id).executeTakeFirst();
}

/** To how many readers a letter that begins then, or began, is still to be sent, without those in the outbox. */
export const countLeft = ({ db }: Db, letter: Begun) => countRows(readersLeft(db, letter));

/**
 * Begins a letter: stores it with its first mails. {@link writeMails} writes the others.
 *
 * @returns to how many readers it goes; none where it was begun before
 */
export async function beginLetter({ db }: Db, letter: NewLetter, at: number): Promise<number> {
  const begun = { ...letter, created_at: at, stopped_at: null, queued_at: -at };
  const readers = await countLeft({ db }, begun);
  const added = await db
    .insertInto('letters')
    .values({ ...begun, readers })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return 0;
  await writeSome(db, begun, '', at);
  return readers;
}

/** Goes on with a letter, to those readers who have not got it. @returns whether it was stopped */
export async function resumeLetter({ db }: Db, id: string, at: number): Promise<boolean> {
  const resumed = await setStopped(db, id, null, at);
  if (resumed) await writeSome(db, resumed, '', at);
  return resumed !== undefined;
}

/** @returns whether it was going on */
export async function stopLetter({ db }: Db, id: string, at: number): Promise<boolean> {
  const stopped = await setStopped(db, id, at, at);
  if (stopped) await takeSomeBack(db, stopped, at);
  return stopped !== undefined;
}

/** Until its mails are as it says, `queued_at` is when that was pressed, below zero. */
function setStopped(db: Store['db'], id: string, stopped_at: number | null, at: number) {
  return db
    .updateTable('letters')
    .set({ stopped_at, queued_at: -at })
    .where('id', '=', id)
    .where('stopped_at', stopped_at === null ? 'is not' : 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** The letter, unless somebody has pressed since, here or at 1.1.0, which leaves `queued_at` as it is. */
const asPressed = (db: Store['db'], { id, stopped_at, queued_at }: Pressed) =>
  db
    .selectFrom('letters')
    .select('id')
    .where('id', '=', id)
    .where('queued_at', '=', queued_at)
    .where('stopped_at', 'is not distinct from', stopped_at);

/** How many mails are written at a time: what visitors send comes in between. */
const atOnce = 500;

/**
 * Has the outbox be as letters say: a mail for each reader who is still to get one, and none that waits of one that
 * was stopped. What a crash leaves undone, the next call does. Where that comes a day late, as after a while at 1.1.0,
 * the letter is stopped instead, and waits for a person.
 */
export async function writeMails({ db }: Db, now: number): Promise<void> {
  const letters = db.selectFrom('letters').selectAll().where('queued_at', '<', 0);
  for (const letter of await letters.execute()) {
    const { id, stopped_at, queued_at } = letter;
    const isLate = -Number(queued_at) < now - day;
    if (stopped_at !== null) while (await takeSomeBack(db, letter, stopped_at));
    else if (isLate && (await countLeft({ db }, letter)) > 0) await stopLetter({ db }, id, now);
    else
      for (let last: string | undefined = ''; last !== undefined; )
        last = await writeSome(db, letter, last, now);
    const written = db.updateTable('letters').set({ queued_at: now });
    await written.where('id', 'in', asPressed(db, letter)).execute();
  }
}

/** To the readers whose ids come next. @returns the last of them; undefined where there were none */
async function writeSome(
  db: Store['db'],
  letter: Pressed,
  after: string,
  now: number,
): Promise<string | undefined> {
  const left = readersLeft(db, letter).where(({ exists }) => exists(asPressed(db, letter)));
  const next = await left
    .select('readers.id')
    .where('readers.id', '>', after)
    .orderBy('readers.id')
    .limit(atOnce)
    .execute();
  if (next.length === 0) return;
  const mails = next.map(({ id }) => ({
    ...outboxEntry('newsletter', id, now),
    ...{ id: `${letter.id}-${id}`, letter_id: letter.id },
  }));
  const rows = db.insertInto('outbox').values(mails);
  // Another instance may do the same.
  await rows.onConflict((conflict) => conflict.column('id').doNothing()).execute();
  return next.at(-1)?.id;
}

/** Leaves what may be claimed right now: its next attempt withdraws it. @returns whether there was any */
async function takeSomeBack(db: Store['db'], letter: Pressed, at: number): Promise<boolean> {
  const waiting = db
    .selectFrom('outbox')
    .select('id')
    .where('letter_id', 'in', asPressed(db, letter))
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where((eb) => eb.or([eb('attempts', '=', 0), eb('due', '<=', at), eb('due', '>', at + lease)]))
    .limit(atOnce);
  const taken = await db.deleteFrom('outbox').where('id', 'in', waiting).returning('id').execute();
  return taken.length > 0;
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
