import type { Transaction } from 'kysely';
import type { PutAside } from '#lib/database/put-aside.ts';
import type { Database, OutboxEntry } from '#lib/database/schema.ts';

type Within = Transaction<Database>;

/** Has a restored database say of mails, letters and readers who left what the one from before says. */
export async function takeOver(transaction: Within, before: PutAside): Promise<void> {
  await takeLetters(transaction, before);
  await takeMails(transaction, before);
  for (const { id, unsubscribed_at, left_by } of before.left) {
    await transaction
      .updateTable('subscribers')
      .set({ unsubscribed_at, left_by })
      .where('id', '=', id)
      .where('unsubscribed_at', 'is', null)
      .where('consent_at', '<', unsubscribed_at ?? 0)
      .execute();
  }
}

async function takeLetters(transaction: Within, { letters }: PutAside) {
  for (const { id, ...letter } of letters.values()) {
    await transaction
      .insertInto('letters')
      .values({ id, ...letter })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(letter))
      .execute();
  }
}

async function takeMails(transaction: Within, { mails, letters }: PutAside) {
  const here = await transaction
    .selectFrom('outbox')
    .select(['id', 'letter_id', 'sent_at'])
    .execute();
  for (const { id, letter_id, sent_at } of here) {
    if (sent_at !== null) continue;
    const there = mails.get(id);
    const row = transaction.updateTable('outbox').where('id', '=', id);
    if (there) await row.set(there).execute();
    // Its reader has left, or the letter was stopped.
    else if (letter_id !== null && letters.has(letter_id)) {
      await transaction.deleteFrom('outbox').where('id', '=', id).execute();
    }
  }
  const known = new Set(here.map(({ id }) => id));
  for (const mail of mails.values()) {
    if (known.has(mail.id) || !comesAgain(mail)) continue;
    await transaction.insertInto('outbox').values(mail).execute();
  }
}

/** Of a letter, or of a day or month, by which it would be queued once more; all else is of what the backup lacks. */
const comesAgain = ({ id, kind, letter_id, subject_id }: OutboxEntry) =>
  letter_id !== null || id === `${kind}-${subject_id}`;
