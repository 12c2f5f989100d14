import { type Selectable, sql } from 'kysely';
import { countRows } from '#lib/database/count-rows.ts';
import type { Database } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import { lease } from '#lib/post/kinds.ts';
import { outboxEntry } from '#lib/post/outbox.ts';

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
 * Begins a letter: stores it with its first mails. {@link writeMails} writes the others.
 *
 * @returns to how many readers it goes; none where it was begun before
 */
export async function beginLetter({ db }: Db, letter: NewLetter, at: number): Promise<number> {
  const begun = { ...letter, created_at: at, stopped_at: null };
  const readers = await countLeft({ db }, begun);
  const added = await db
    .insertInto('letters')
    .values({ ...begun, queued_at: unwritten, readers })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return 0;
  await writeSome(db, begun, '', at);
  return readers;
}

/** Goes on with a letter, to those readers who have not got it. @returns whether it was stopped */
export async function resumeLetter({ db }: Db, id: string, at: number): Promise<boolean> {
  const resumed = await setStopped(db, id, null);
  if (resumed) await writeSome(db, resumed, '', at);
  return resumed !== undefined;
}

/** @returns whether it was going on */
export async function stopLetter({ db }: Db, id: string, at: number): Promise<boolean> {
  const stopped = await setStopped(db, id, at);
  if (stopped) await takeSomeBack(db, id, at);
  return stopped !== undefined;
}

function setStopped(db: Store['db'], id: string, stopped_at: number | null) {
  return db
    .updateTable('letters')
    .set({ stopped_at, queued_at: unwritten })
    .where('id', '=', id)
    .where('stopped_at', stopped_at === null ? 'is not' : 'is', null)
    .returning(['id', 'created_at'])
    .executeTakeFirst();
}

/** The `queued_at` of a letter whose mails may not yet be as it says. */
const unwritten = 0;

/** How many mails are written at a time: what visitors send comes in between. */
const atOnce = 500;

/**
 * Has the outbox be as letters say: a mail for each reader who is still to get one, and none that waits of one that
 * was stopped. What a crash leaves undone, the next call does.
 */
export async function writeMails({ db }: Db, now: number): Promise<void> {
  const letters = db.selectFrom('letters').selectAll().where('queued_at', '=', unwritten);
  for (const letter of await letters.execute()) {
    const { id, stopped_at } = letter;
    if (stopped_at !== null) while (await takeSomeBack(db, id, stopped_at));
    else
      for (let last: string | undefined = ''; last !== undefined; )
        last = await writeSome(db, letter, last, now);
    const written = db.updateTable('letters').set({ queued_at: now }).where('id', '=', id);
    // Not where somebody has pressed meanwhile.
    await written.where('stopped_at', stopped_at === null ? 'is' : '=', stopped_at).execute();
  }
}

/** To the readers whose ids come next. @returns the last of them; undefined where there were none */
async function writeSome(
  db: Store['db'],
  letter: Begun,
  after: string,
  now: number,
): Promise<string | undefined> {
  const left = readersLeft(db, letter).where('readers.id', '>', after).orderBy('readers.id');
  const next = await left.select('readers.id').limit(atOnce).execute();
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
async function takeSomeBack(db: Store['db'], id: string, at: number): Promise<boolean> {
  const waiting = db
    .selectFrom('outbox')
    .select('id')
    .where('letter_id', '=', id)
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
