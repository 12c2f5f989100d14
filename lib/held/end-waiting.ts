import type { ExpressionBuilder } from 'kysely';
import { addRow } from '#lib/database/rows.ts';
import type { Database } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import { longestDelay, stopLetter } from '#lib/letters/letters.ts';
import { noServer } from '#lib/post/kinds.ts';
import { filesCountedAsSent } from '#lib/post/mail-folder.ts';
import { waitingIn } from '#lib/post/outbox.ts';

/** In ms. What is older nobody expects any more, or saw at the desk: an owner says whether it goes. */
const longestWait = 7 * 24 * 60 * 60_000;

/**
 * At a start, before anything is sent: where there is a mail server now, the mails of messages that waited for one
 * go as if they were new. What 1.1.0 wrote to the folder and counted as sent waits for one, too.
 */
export async function endWaiting({ db }: Store, hasServer: boolean, now: number): Promise<void> {
  const files = filesCountedAsSent();
  await db.transaction().execute(async (transaction) => {
    for (const { id } of files) {
      await transaction
        .updateTable('outbox')
        .set({ sent_at: null, attempts: 0, last_error: noServer })
        .where('id', '=', id)
        .where('kind', '=', 'lead')
        .where('sent_at', 'is not', null)
        .execute();
    }
    if (!hasServer) return;
    await holdLate(transaction, now);
    const older = await transaction
      .deleteFrom('outbox')
      .where(isWaiting)
      .where('created_at', '<', now - longestWait)
      .returningAll()
      .execute();
    for (const mail of older) {
      const held = { id: mail.id, kind: 'mail', what: JSON.stringify(mail), at: now } as const;
      await transaction.insertInto('held').values(held).execute();
    }
    const others = transaction.selectFrom('outbox').select('id').where(isWaiting);
    for (const [place, { id }] of (await others.orderBy('created_at').execute()).entries()) {
      await transaction
        .updateTable('outbox')
        .set({ last_error: null, created_at: now + place, due: now + place })
        .where('id', '=', id)
        .where(isWaiting)
        .execute();
    }
  });
  for (const { rename } of files) rename();
}

/** Letters of which no mail was tried for too long, as the site was down, or had no mail server. */
async function holdLate(db: Store['db'], now: number): Promise<void> {
  const since = now - longestDelay;
  const tried = db.selectFrom('paces').select('name').where('name', '=', 'newsletter');
  const late = waitingIn(db)
    .select('letter_id')
    .distinct()
    .where('due', '<', since)
    .where(({ not, exists }) => not(exists(tried.where('next_at', '>', since))));
  for (const { letter_id: id } of await late.execute()) {
    if (id === null || !(await stopLetter({ db }, id, now))) continue;
    await addRow(db, 'held', { id, kind: 'letter', what: '{}', at: now });
  }
}

const isWaiting = (eb: ExpressionBuilder<Database, 'outbox'>) =>
  eb.and([
    eb('sent_at', 'is', null),
    eb('last_error', '=', noServer),
    // Nobody sends it right now.
    eb('attempts', '=', 0),
  ]);
