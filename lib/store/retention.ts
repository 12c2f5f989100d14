import type { ExpressionBuilder, Transaction } from 'kysely';
import { passOn } from './lead-posts.ts';
import type { Database, OutboxKind } from './schema.ts';
import { eraseSecurely } from './secure-erase.ts';
import type { Store } from './store.ts';

/** In ms since 1970; of counters, a Monday. */
export type Limits = { leadsBefore: number; unsubscribedBefore: number; weeksBefore: string };

export type Deleted = { leads: number; subscriptions: number; outboxIds: string[] };

/**
 * Deletes what is older than the limits. A message that nobody has seen stays, however old: its mail is
 * waiting or in the data folder (`inFolder`: outbox ids), or it is held and no digest has listed it.
 */
export function applyRetention(
  store: Store,
  limits: Limits,
  inFolder: ReadonlySet<string>,
  dryRun: boolean,
): Promise<Deleted> {
  const apply = () => deleteOld(store, limits, inFolder, dryRun);
  return dryRun ? apply() : eraseSecurely(store, apply);
}

async function deleteOld(
  { db }: Store,
  limits: Limits,
  inFolder: ReadonlySet<string>,
  dryRun: boolean,
): Promise<Deleted> {
  const transaction = await db.startTransaction().execute();
  try {
    const leads = await deleteSeenLeads(transaction, limits.leadsBefore, inFolder);
    const subscriptions = await transaction
      .deleteFrom('subscribers')
      .where('unsubscribed_at', '<', limits.unsubscribedBefore)
      .returning('id')
      .execute();
    const outbox = await transaction
      .deleteFrom('outbox')
      .where((eb) =>
        eb.or([
          isOrphan(eb),
          isOldReport(eb, limits.leadsBefore),
          eb('letter_id', 'in', oldLetters(transaction, limits.leadsBefore)),
        ]),
      )
      .returning('id')
      .execute();
    await transaction
      .deleteFrom('letters')
      .where('id', 'in', oldLetters(transaction, limits.leadsBefore))
      .execute();
    await transaction
      .deleteFrom('changes')
      .where('at', '<', limits.leadsBefore)
      // Else they would begin again.
      .where('which', '!=', 'reminders')
      .execute();
    await transaction.deleteFrom('counters').where('week', '<', limits.weeksBefore).execute();
    await (dryRun ? transaction.rollback() : transaction.commit()).execute();
    return {
      leads,
      subscriptions: subscriptions.length,
      outboxIds: outbox.map(({ id }) => id),
    };
  } catch (error) {
    await transaction.rollback().execute();
    throw error;
  }
}

async function deleteSeenLeads(
  transaction: Transaction<Database>,
  before: number,
  inFolder: ReadonlySet<string>,
): Promise<number> {
  const deleted = await transaction
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
        eb.exists(read.$if(inFolder.size > 0, (one) => one.where('id', 'not in', [...inFolder]))),
        eb.and([
          eb.not(eb.exists(mail)),
          eb.or([eb('told_at', 'is not', null), eb('dismissed_at', 'is not', null)]),
        ]),
      ]);
    })
    .returning('id')
    .execute();
  const ids = deleted.map(({ id }) => id);
  await passOn(transaction, 'lead-erasure', ids, Date.now());
  return ids.length;
}

type Builder = ExpressionBuilder<Database, 'outbox'>;

/** Of these, a message or a reader is the subject: they go with it. All others report something. */
const aboutPeople: readonly OutboxKind[] = [
  'lead',
  'lead-post',
  'lead-correction',
  'subscriber-notice',
  'subscriber-welcome',
  'newsletter',
];

function isOrphan(eb: Builder) {
  return eb.and([
    eb('kind', 'in', aboutPeople),
    eb('subject_id', 'not in', eb.selectFrom('leads').select('leads.id')),
    eb('subject_id', 'not in', eb.selectFrom('subscribers').select('subscribers.id')),
    eb.not(
      eb.exists(
        eb
          .selectFrom('subscribers')
          .select('subscribers.id')
          .whereRef('subscribers.notice_id', '=', 'outbox.id'),
      ),
    ),
  ]);
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

function isOldReport(eb: Builder, before: number) {
  return eb.and([eb('kind', 'not in', aboutPeople), eb('sent_at', '<', before)]);
}
