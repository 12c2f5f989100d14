import type { OutboxEntry } from '#lib/database/schema.ts';
import type { Within } from '#lib/desk/act.ts';
import { enqueue } from '#lib/post/outbox.ts';

/** Has mail that waits for an owner stand in the outbox again. @param changes of each @returns how many */
export async function takeBack(
  db: Within['db'],
  isMeant: (mail: OutboxEntry) => boolean,
  changes: Partial<OutboxEntry>,
): Promise<number> {
  const held = await db.selectFrom('held').select('what').where('kind', '=', 'mail').execute();
  const mails = held.map(({ what }): OutboxEntry => JSON.parse(what)).filter(isMeant);
  for (const mail of mails) {
    await db.deleteFrom('held').where('id', '=', mail.id).execute();
    await enqueue(db, { ...mail, ...changes });
  }
  return mails.length;
}
