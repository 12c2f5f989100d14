import type { Transaction } from 'kysely';
import { env } from '#lib/base/env.ts';
import { log } from '#lib/base/log.ts';
import { deleteRows, putRow } from '#lib/database/rows.ts';
import type { Database } from '#lib/database/schema.ts';
import { hasDatabase, type Store, withStore } from '#lib/database/store.ts';

export type PutAside = Awaited<ReturnType<typeof read>>;

/** What the database says that a restore is about to put aside. @returns undefined where there is none to read */
export async function readPutAside(): Promise<PutAside | undefined> {
  if (!hasDatabase(env())) return;
  try {
    return await withStore(env(), read);
  } catch (error) {
    log.warn('the database that is put aside cannot be read', { error });
    return undefined;
  }
}

/** What has gone, what is still to go, and who has left. */
async function read({ db }: Store) {
  const mails = await db.selectFrom('outbox').selectAll().execute();
  const letters = await db.selectFrom('letters').selectAll().execute();
  const drafts = await db.selectFrom('drafts').select(['id', 'version', 'planned_at']).execute();
  const left = await db
    .selectFrom('subscribers')
    .select(['id', 'unsubscribed_at', 'left_by'])
    .where('unsubscribed_at', 'is not', null)
    .execute();
  return { mails: byId(mails), letters: byId(letters), drafts: byId(drafts), left };
}

const byId = <Row extends { id: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [row.id, row]));

/** Has a restored database say of mails, letters and readers who left what the one from before says. */
export async function takeOver(
  db: Transaction<Database>,
  { letters, mails, left }: PutAside,
): Promise<void> {
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
