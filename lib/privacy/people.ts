import { sql, type Transaction } from 'kysely';
import { emailKey, inboxKey } from '#lib/base/email-key.ts';
import { countRows } from '#lib/database/count-rows.ts';
import { changeRows, deleteRows, findRow, listRows } from '#lib/database/rows.ts';
import type { Database, Subscriber } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import { tables } from '#lib/database/tables.ts';
import type { Within } from '#lib/desk/act.ts';
import { shutOut } from '#lib/desk/colleagues.ts';
import { findPerson } from '#lib/desk/people.ts';
import { answerPlace, answersOf } from '#lib/leads/answers.ts';
import { type ContactMessage, mapFields, personFields } from '#lib/leads/contact-fields.ts';
import { passOn } from '#lib/leads/posts.ts';

export type PersonalData = NonNullable<Awaited<ReturnType<typeof findPersonalData>>>;

/** Everything stored about an address, in any spelling ({@link emailKey}); undefined where nothing is. */
export async function findPersonalData({ db }: Pick<Store, 'db'>, email: string) {
  const key = emailKey(email);
  const leads = await listRows(db, 'leads', { email_key: key }, 'received_at');
  const reader = await findRow(db, 'subscribers', { email_key: key });
  const times = { subscriber_id: reader?.id ?? '' };
  const before = await listRows(db, 'subscriptions_before', times, 'unsubscribed_at');
  const signed = await countSigned(db, key);
  const named = leads.at(-1) ?? reader;
  if (!named && signed === 0) return;
  return {
    email,
    /** Names them in the log until they are erased. */
    id: named?.id,
    leads,
    /** In order: an address has one row, with what it said before. */
    subscriptions: reader ? [...before, reader] : [],
    outbox: await db
      .selectFrom('outbox')
      .leftJoin('letters', 'letters.id', 'outbox.letter_id')
      .selectAll('outbox')
      .select('letters.subject as letter_subject')
      .where((eb) =>
        eb.or([
          eb('subject_id', 'in', [...leads.map(({ id }) => id), reader?.id ?? '']),
          eb('outbox.id', '=', reader?.notice_id ?? ''),
        ]),
      )
      .orderBy('outbox.created_at')
      .execute(),
    /** How often they are named for what they did at the desk. */
    signed,
  };
}

/** Where the address of who works at the desk stands: each column whose name says who did something. */
const signed = Object.entries(tables).flatMap(([table, columns]) =>
  Object.keys(columns)
    .filter((column) => /^who$|_by$/.test(column) && column !== 'left_by')
    .map((column) => [table, column] as const),
);

const isTheirs = (column: string, key: string) => sql<boolean>`lower(${sql.ref(column)}) = ${key}`;

async function countSigned(db: Store['db'], key: string): Promise<number> {
  // The account.
  let sum = await countRows(db.selectFrom('desk_people').where(isTheirs('email', key)));
  for (const [table, column] of signed) {
    const rows = db.selectFrom(table as 'changes');
    sum += await countRows(rows.where(isTheirs(column, key)));
  }
  return sum;
}

/** What a form to correct a person starts from: another text means that somebody was faster. */
export function detailsOf(leads: readonly ContactMessage[]): string {
  const lead = leads.at(-1);
  return JSON.stringify(lead ? mapFields(personFields, ({ field }) => lead[field]) : {});
}

type Correction = { [Field in keyof typeof personFields]?: string | undefined };

/**
 * Changes nothing where another subscription has the new address, or messages of it are here that may be
 * another person's: what is joined cannot be told apart again.
 *
 * @param isSame messages of the new address are the same person's
 */
export async function correctPerson(
  { db }: Within,
  { email, subscriptions }: PersonalData,
  given: Correction,
  isSame: boolean,
  at: number,
): Promise<'corrected' | 'address-taken' | 'address-known'> {
  const key = emailKey(email);
  const address = given.email && { email: given.email, email_key: emailKey(given.email) };
  if (address && address.email_key !== key) {
    const other = await findPersonalData({ db }, address.email);
    if (other?.leads.length && !isSame) return 'address-known';
    if (other?.subscriptions.length && subscriptions.length > 0) return 'address-taken';
  }
  const leads = await db
    .updateTable('leads')
    .set({ ...given, ...(address || {}) })
    .where('email_key', '=', key)
    .returning('id')
    .execute();
  if (address) {
    const moved = { ...address, inbox_key: inboxKey(address.email) };
    await changeRows(db, 'subscribers', { email_key: key }, moved);
  }
  const ids = leads.map(({ id }) => id);
  await passOn(db, 'lead-correction', ids, at);
  return 'corrected';
}

export async function erasePerson({ db }: Within, email: string): Promise<void> {
  const key = emailKey(email);
  const leads = await db.deleteFrom('leads').where('email_key', '=', key).returning('id').execute();
  const subscriptions = await db
    .deleteFrom('subscribers')
    .where('email_key', '=', key)
    .returning(['id', 'notice_id'])
    .execute();
  await eraseTraces(db, leads, subscriptions);
  await forgetName(db, key);
}

/** What they did at the desk stays, without their name. */
async function forgetName(db: Within['db'], key: string): Promise<void> {
  const who = 'somebody';
  await db.deleteFrom('word_drafts').where(isTheirs('who', key)).execute();
  const lookedAfter = db.updateTable('leads').where(isTheirs('looked_after_by', key));
  await lookedAfter.set({ looked_after_by: null }).execute();
  for (const [table, column] of signed) {
    const rows = db.updateTable(table as 'changes').set({ [column as 'who']: who });
    await rows.where(isTheirs(column, key)).execute();
  }
  const answered = db.selectFrom('leads').selectAll();
  for (const lead of await answered
    .where(sql<string>`lower(answers)`, 'like', `%${key}%`)
    .execute()) {
    const answers = answersOf(lead).map((one) =>
      emailKey(one.who) === key ? { ...one, who } : one,
    );
    await changeRows(db, 'leads', { id: lead.id }, { answers: JSON.stringify(answers) });
  }
  // Who may still sign in keeps the account.
  if (await findPerson({ db }, key)) return;
  await shutOut({ db }, key);
  await db.deleteFrom('desk_people').where(isTheirs('email', key)).execute();
}

type Ids = readonly { id: string }[];

/**
 * Erases what else is stored of messages and subscriptions that are deleted: also a notice that has told of one, and
 * may have told of others.
 */
export async function eraseTraces(
  transaction: Transaction<Database>,
  leads: Ids,
  subscriptions: readonly Pick<Subscriber, 'id' | 'notice_id'>[],
): Promise<void> {
  const ids = [...leads, ...subscriptions].map(({ id }) => id);
  if (ids.length === 0) return;
  await passOn(transaction, 'lead-erasure', ids, Date.now());
  await deleteRows(transaction, 'changes', { which: ids });
  await deleteRows(transaction, 'word_drafts', { file: ids.map(answerPlace) });
  await transaction
    .deleteFrom('outbox')
    .where('subject_id', 'in', [...ids, ...subscriptions.map(({ notice_id }) => notice_id ?? '')])
    .where('kind', '!=', 'lead-erasure')
    .where((eb) => eb.or([eb('kind', '!=', 'subscriber-notice'), eb('sent_at', 'is not', null)]))
    .execute();
}
