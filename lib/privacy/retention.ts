import type { Transaction } from 'kysely';
import { content } from '#lib/content/content.ts';
import { dateOf, mondayOf } from '#lib/content/weeks.ts';
import type { Database } from '#lib/database/schema.ts';
import { leaveNoTrace } from '#lib/database/secure-erase.ts';
import type { Store } from '#lib/database/store.ts';
import { tidyFolder } from '#lib/post/mail-folder.ts';
import { waitingIn } from '#lib/post/outbox.ts';
import { eraseTraces } from './people.ts';

/**
 * Deletes what is older than the privacy policy allows. A message that nobody has seen stays, however old:
 * its mail is waiting, or it is held and no mail has listed it.
 *
 * @returns how many of each
 */
export async function keepPolicy(store: Store) {
  const deleted = await store.db.transaction().execute(deleteOld);
  await tidyFolder(store);
  if (!(await leaveNoTrace(store))) {
    throw new Error('It is deleted, but traces remain in the database’s log: run this again');
  }
  return deleted;
}

async function deleteOld(transaction: Transaction<Database>) {
  const { leadMonths, unsubscribedMonths, visitMonths } = content().privacy;
  const leadsBefore = monthsAgo(leadMonths);
  const leads = await deleteSeenLeads(transaction, leadsBefore);
  const subscriptions = await transaction
    .deleteFrom('subscribers')
    .where('unsubscribed_at', '<', monthsAgo(unsubscribedMonths))
    .returning(['id', 'notice_id'])
    .execute();
  await eraseTraces(transaction, leads, subscriptions);
  const letters = oldLetters(transaction, leadsBefore);
  await transaction
    .deleteFrom('outbox')
    .where((eb) =>
      eb.or([
        eb('letter_id', 'in', letters),
        // Those of a message go with it.
        eb.and([
          eb('letter_id', 'is', null),
          eb('kind', 'not in', ['lead', 'lead-post', 'answer', 'answer-copy']),
          eb('sent_at', '<', leadsBefore),
        ]),
      ]),
    )
    .execute();
  await transaction.deleteFrom('letters').where('id', 'in', letters).execute();
  await transaction.deleteFrom('changes').where('at', '<', leadsBefore).execute();
  const week = mondayOf(dateOf(monthsAgo(visitMonths)));
  await transaction.deleteFrom('counters').where('week', '<', week).execute();
  return {
    messages: leads.length,
    subscriptions: subscriptions.length,
  };
}

/** Somebody has said what it is, or it was mailed, or listed by a mail. */
function deleteSeenLeads(transaction: Transaction<Database>, before: number) {
  const mailed = transaction
    .selectFrom('outbox')
    .select('subject_id')
    .where('kind', '=', 'lead')
    .where('sent_at', 'is not', null);
  return transaction
    .deleteFrom('leads')
    .where('received_at', '<', before)
    .where((eb) =>
      eb.or([
        eb('told_at', 'is not', null),
        eb('dismissed_at', 'is not', null),
        eb('answered_at', 'is not', null),
        eb('id', 'in', mailed),
      ]),
    )
    .returning('id')
    .execute();
}

/** Without those that a reader is still to get. */
function oldLetters(transaction: Transaction<Database>, before: number) {
  const waiting = waitingIn(transaction).select('letter_id').where('letter_id', 'is not', null);
  return transaction
    .selectFrom('letters')
    .select('id')
    .where('created_at', '<', before)
    .where('id', 'not in', waiting.$castTo<{ letter_id: string }>());
}

function monthsAgo(months: number): number {
  const date = new Date(Date.now());
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() - months);
  // The last day of a shorter month, so that nothing goes early.
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date.getTime();
}
