import { sql } from 'kysely';
import { countRows } from '#lib/database/count-rows.ts';
import { addRow } from '#lib/database/rows.ts';
import type { RowOf } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import { lease } from '#lib/post/kinds.ts';
import { enqueue, outboxEntry, waitingIn } from '#lib/post/outbox.ts';

type Db = Pick<Store, 'db'>;

type StoredLetter = RowOf<'letters'>;

type Begun = Pick<StoredLetter, 'id' | 'created_at'>;

type NewLetter = Pick<StoredLetter, 'id' | 'subject' | 'source'>;

/** To how many readers a letter that begins then, or began, is still to be sent, without those in the outbox. */
export const countLeft = ({ db }: Db, letter: Begun) => countRows(readersLeft(db, letter));

/** How late what was to go goes by itself where the site was down, in ms: nobody wants last week's sale. */
export const longestDelay = 24 * 60 * 60_000;

/** Begins a letter; {@link writeMails} writes its mails. @returns to how many readers; none where it was begun before */
export async function beginLetter({ db }: Db, letter: NewLetter, at: number): Promise<number> {
  const begun = { ...letter, created_at: at, stopped_at: null, queued_at: -at };
  const readers = await countLeft({ db }, begun);
  return (await addRow(db, 'letters', { ...begun, readers })) ? readers : 0;
}

/** Goes on with a letter, to those readers who have not got it. @returns whether it was stopped */
export const resumeLetter = ({ db }: Db, id: string, at: number) => setStopped(db, id, null, at);

/** @returns whether it was going on */
export const stopLetter = ({ db }: Db, id: string, at: number) => setStopped(db, id, at, at);

/** Until its mails are as pressed, `queued_at` is when that was, below zero. */
async function setStopped(db: Store['db'], id: string, stopped_at: number | null, at: number) {
  const { numUpdatedRows } = await db
    .updateTable('letters')
    .set({ stopped_at, queued_at: -at })
    .where('id', '=', id)
    .where('stopped_at', stopped_at === null ? 'is not' : 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

/** How many mails are written in one transaction: who sends a message meanwhile waits for no more. */
const atOnce = 500;

/**
 * Has the outbox be as pressed: a mail for each reader who is still to get a letter, none that waits of one that was
 * stopped. What a kill leaves undone, the next call does; one that comes too late leaves it to a person.
 */
export async function writeMails({ db, assertIntact }: Store, now: number): Promise<void> {
  const pressed = db.selectFrom('letters').selectAll().where('queued_at', '<', 0);
  const letters = pressed.where('queued_at', '<', longestDelay - now);
  for (const { id, queued_at } of await letters.execute()) {
    let last: string | undefined = '';
    const writeSome = async (transaction: Store['db']) => {
      const rows = transaction.updateTable('letters').where('id', '=', id);
      const pressed = rows.where('queued_at', '=', queued_at);
      // Locks it. Whoever has pressed since writes what they pressed.
      const letter = await pressed.set({ queued_at }).returningAll().executeTakeFirst();
      if (!letter) return;
      const written = await (letter.stopped_at === null
        ? addSome(transaction, letter, now, last)
        : takeSomeBack(transaction, id, now));
      if (written === undefined) await pressed.set({ queued_at: now }).execute();
      return written;
    };
    while (last !== undefined) {
      last = await db.transaction().execute(writeSome);
      // The log is copied in parts, too.
      await assertIntact();
    }
  }
}

/** For the readers whose ids come next. @returns the last of them; undefined where there are none */
async function addSome(db: Store['db'], letter: Begun, now: number, after = '') {
  const left = readersLeft(db, letter).where('readers.id', '>', after).orderBy('readers.id');
  const next = await left.select('readers.id').limit(atOnce).execute();
  const mails = next.map(({ id }) => ({
    ...outboxEntry('newsletter', id, now),
    ...{ id: `${letter.id}-${id}`, letter_id: letter.id },
  }));
  await enqueue(db, ...mails);
  return next.at(-1)?.id;
}

/** Leaves what may be claimed right now: its next attempt withdraws it. */
async function takeSomeBack(db: Store['db'], letter: string, at: number) {
  const waiting = waitingIn(db)
    .select('id')
    .where('letter_id', '=', letter)
    .where((eb) => eb.or([eb('attempts', '=', 0), eb('due', '<=', at), eb('due', '>', at + lease)]))
    .limit(atOnce);
  const taken = db.deleteFrom('outbox').where('id', 'in', waiting).returning('id');
  return (await taken.execute()).at(-1)?.id;
}

/** An inbox gets one copy, however many of its addresses are on the list. */
function readersLeft(db: Store['db'], { id, created_at }: Begun) {
  const others = db
    .selectFrom('subscribers as others')
    .select('others.id')
    .where(sql<boolean>`others.inbox_key = readers.inbox_key AND others.id < readers.id`)
    .where('others.unsubscribed_at', 'is', null)
    .where('others.consent_at', '<=', created_at);
  const mails = db
    .selectFrom('outbox')
    .select('outbox.id')
    .where('outbox.id', '=', sql<string>`CAST(${`${id}-`} AS text) || readers.id`);
  return db
    .selectFrom('subscribers as readers')
    .where('readers.unsubscribed_at', 'is', null)
    .where('readers.consent_at', '<=', created_at)
    .where(({ not, exists }) => not(exists(others)))
    .where(({ not, exists }) => not(exists(mails)));
}
