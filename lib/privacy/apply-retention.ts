import type { Transaction } from 'kysely';
import type { Database } from '#lib/database/schema.ts';
import { leaveNoTrace } from '#lib/database/secure-erase.ts';
import type { Store } from '#lib/database/store.ts';
import { mailsInFolder } from '#lib/post/mail-folder.ts';
import { eraseTraces } from './people.ts';

/** In ms since 1970; of counters, a Monday. */
type Limits = { leadsBefore: number; unsubscribedBefore: number; weeksBefore: string };

export type Deleted = { leads: number; subscriptions: number; outboxIds: string[] };

/**
 * Deletes what is older than the limits. A message that nobody has seen stays, however old: its mail is
 * waiting or in the data folder, or it is held and no digest has listed it.
 */
export async function applyRetention(store: Store, limits: Limits): Promise<Deleted> {
  const { db } = store;
  const deleted = await db.transaction().execute((transaction) => deleteOld(transaction, limits));
  await leaveNoTrace(store);
  return deleted;
}

async function deleteOld(
  transaction: Transaction<Database>,
  { leadsBefore, unsubscribedBefore, weeksBefore }: Limits,
): Promise<Deleted> {
  const leads = await deleteSeenLeads(transaction, leadsBefore);
  const subscriptions = await transaction
    .deleteFrom('subscribers')
    .where('unsubscribed_at', '<', unsubscribedBefore)
    .returning(['id', 'notice_id'])
    .execute();
  const { outboxIds } = await eraseTraces(transaction, leads, subscriptions);
  const letters = oldLetters(transaction, leadsBefore);
  const others = await transaction
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
    .returning('id')
    .execute();
  await transaction.deleteFrom('letters').where('id', 'in', letters).execute();
  await transaction
    .deleteFrom('changes')
    .where('at', '<', leadsBefore)
    // Else they would begin again.
    .where('which', '!=', 'reminders')
    .execute();
  await transaction.deleteFrom('counters').where('week', '<', weeksBefore).execute();
  return {
    leads: leads.length,
    subscriptions: subscriptions.length,
    outboxIds: [...outboxIds, ...others.map(({ id }) => id)],
  };
}

function deleteSeenLeads(transaction: Transaction<Database>, before: number) {
  const inFolder = [...mailsInFolder()];
  return transaction
    .deleteFrom('leads')
    .where('received_at', '<', before)
    .where((eb) => {
      const mail = eb
        .selectFrom('outbox')
        .select('outbox.id')
        .whereRef('subject_id', '=', 'leads.id')
        .where('kind', '=', 'lead');
      const read = mail.where('sent_at', 'is not', null);
      return eb.or([
        eb.exists(read.$if(inFolder.length > 0, (one) => one.where('id', 'not in', inFolder))),
        eb.and([
          eb.not(eb.exists(mail)),
          eb.or([eb('told_at', 'is not', null), eb('dismissed_at', 'is not', null)]),
        ]),
      ]);
    })
    .returning('id')
    .execute();
}

/** Without those that a reader is still to get. */
function oldLetters(transaction: Transaction<Database>, before: number) {
  return transaction
    .selectFrom('letters')
    .select('letters.id')
    .where('created_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('outbox as waiting')
            .select('waiting.id')
            .whereRef('waiting.letter_id', '=', 'letters.id')
            .where('waiting.sent_at', 'is', null)
            .where('waiting.failed_at', 'is', null),
        ),
      ),
    );
}
