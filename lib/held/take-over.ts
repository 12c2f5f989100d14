import { deleteRows, putRow } from '#lib/database/rows.ts';
import type { Within } from '#lib/desk/act.ts';
import type { PutAside } from './put-aside.ts';

/** Has a restored database say of mails, letters and readers who left what the one from before says. */
export async function takeOver({ db }: Pick<Within, 'db'>, before: PutAside): Promise<void> {
  const { letters, mails, left } = before;
  for (const letter of letters.values()) {
    await putRow(db, 'letters', letter, 'id');
  }
  for (const mail of mails.values()) {
    await putRow(db, 'outbox', mail, 'id');
  }
  // Those of messages that the backup lacks.
  await db
    .deleteFrom('outbox')
    .where('kind', 'in', ['lead', 'answer', 'answer-copy'])
    .where('subject_id', 'not in', db.selectFrom('leads').select('id'))
    .execute();
  const waiting = db.selectFrom('outbox').select(['id', 'letter_id']).where('sent_at', 'is', null);
  for (const { id, letter_id } of await waiting.execute()) {
    // Its reader has left, or the letter was stopped.
    if (letter_id !== null && letters.has(letter_id) && !mails.has(id)) {
      await deleteRows(db, 'outbox', { id });
    }
  }
  for (const { id, unsubscribed_at, left_by } of left) {
    await db
      .updateTable('subscribers')
      .set({ unsubscribed_at, left_by })
      .where('id', '=', id)
      .where('unsubscribed_at', 'is', null)
      .where('consent_at', '<', unsubscribed_at ?? 0)
      .execute();
  }
}
