import type { Transaction } from 'kysely';
import { emailKey, inboxKey } from '#lib/base/email-key.ts';
import type { Database, Lead, Subscriber } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import type { Within } from '#lib/desk/act.ts';
import { answerPlace } from '#lib/leads/answers.ts';
import type { personFields } from '#lib/leads/contact-fields.ts';
import { passOn } from '#lib/leads/posts.ts';
import { subscriptionsBefore } from '#lib/letters/subscriptions-before.ts';
import { mailsInFolder } from '#lib/post/mail-folder.ts';
import { resendMails } from '#lib/post/retry.ts';
import { forgetWriter } from '#lib/words/forget-writer.ts';

export type PersonalData = Awaited<ReturnType<typeof findPersonalData>>;

/** Everything stored about an address, in any spelling ({@link emailKey}). */
export async function findPersonalData({ db }: Pick<Store, 'db'>, email: string) {
  const key = emailKey(email);
  const leads = db.selectFrom('leads').where('email_key', '=', key);
  const subscriptions = db.selectFrom('subscribers').where('email_key', '=', key);
  const reader = await subscriptions.selectAll().executeTakeFirst();
  return {
    leads: await leads.selectAll().orderBy('received_at').execute(),
    /** In order: an address has one row, with what it said before. */
    subscriptions: reader ? [...(await subscriptionsBefore({ db }, reader)), reader] : [],
    outbox: await db
      .selectFrom('outbox')
      .leftJoin('letters', 'letters.id', 'outbox.letter_id')
      .selectAll('outbox')
      .select('letters.subject as letter_subject')
      .where((eb) =>
        eb.or([
          eb('subject_id', 'in', leads.select('leads.id')),
          eb('subject_id', 'in', subscriptions.select('subscribers.id')),
          eb('outbox.id', 'in', subscriptions.select('subscribers.notice_id')),
        ]),
      )
      .orderBy('outbox.created_at')
      .execute(),
  };
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
  email: string,
  given: Correction,
  isSame: boolean,
  at: number,
): Promise<'corrected' | 'address-taken' | 'address-known'> {
  const key = emailKey(email);
  const { email: newEmail } = given;
  const address = newEmail ? { email: newEmail, email_key: emailKey(newEmail) } : undefined;
  const has = async (table: 'leads' | 'subscribers', ofKey: string) => {
    const rows = db.selectFrom(table).select('id').where('email_key', '=', ofKey);
    return (await rows.executeTakeFirst()) !== undefined;
  };
  const other = address && address.email_key !== key ? address.email_key : undefined;
  if (other && !isSame && (await has('leads', other))) return 'address-known';
  if (other && (await has('subscribers', key)) && (await has('subscribers', other))) {
    return 'address-taken';
  }
  const leads = await db
    .updateTable('leads')
    .set({ ...given, ...address })
    .where('email_key', '=', key)
    .returning('id')
    .execute();
  if (address) {
    const moved = { ...address, inbox_key: inboxKey(address.email) };
    await db.updateTable('subscribers').set(moved).where('email_key', '=', key).execute();
  }
  const ids = leads.map(({ id }) => id);
  await passOn(db, 'lead-correction', ids, at);
  return 'corrected';
}

/** @returns outbox ids of the mails that went with them, and of notices that are written again for others */
export async function erasePerson({ db }: Within, email: string, at: number) {
  const key = emailKey(email);
  const leads = await db.deleteFrom('leads').where('email_key', '=', key).returning('id').execute();
  const subscriptions = await db
    .deleteFrom('subscribers')
    .where('email_key', '=', key)
    .returning(['id', 'notice_id'])
    .execute();
  const { outboxIds, sharedIds } = await eraseTraces(db, leads, subscriptions);
  await forgetWriter(db, key);
  const inFolder = mailsInFolder();
  const shared = sharedIds.filter((id) => inFolder.has(id));
  return { mails: outboxIds, rewritten: await resendMails({ db }, shared, at) };
}

/** Erases what else is stored of messages and subscriptions that are deleted: their mails and changes. */
export async function eraseTraces(
  transaction: Transaction<Database>,
  leads: readonly Pick<Lead, 'id'>[],
  subscriptions: readonly Pick<Subscriber, 'id' | 'notice_id'>[],
) {
  const noticeIds = subscriptions.flatMap(({ notice_id }) => notice_id ?? []);
  const sharedIds = await tellingOfOthers(transaction, noticeIds);
  const subjects = [...leads, ...subscriptions].map(({ id }) => id);
  if (subjects.length > 0) {
    await transaction.deleteFrom('changes').where('which', 'in', subjects).execute();
  }
  const ids = leads.map(({ id }) => id);
  const typed = transaction.deleteFrom('word_drafts').where('file', 'in', ids.map(answerPlace));
  if (ids.length > 0) await typed.execute();
  await passOn(transaction, 'lead-erasure', ids, Date.now());
  const notices = noticeIds.filter((id) => !sharedIds.includes(id));
  return {
    /** Of deleted rows. */
    outboxIds: await eraseMail(transaction, [...subjects, ...notices]),
    /** Of notices that told of a person, and still tell of others. */
    sharedIds,
  };
}

async function tellingOfOthers(transaction: Transaction<Database>, noticeIds: readonly string[]) {
  if (noticeIds.length === 0) return [];
  const others = await transaction
    .selectFrom('subscribers')
    .select('notice_id')
    .distinct()
    .where('notice_id', 'in', noticeIds)
    .execute();
  return others.flatMap(({ notice_id }) => notice_id ?? []);
}

async function eraseMail(transaction: Transaction<Database>, subjects: string[]) {
  if (subjects.length === 0) return [];
  const erased = await transaction
    .deleteFrom('outbox')
    .where('subject_id', 'in', subjects)
    .where('kind', '!=', 'lead-erasure')
    .returning('id')
    .execute();
  return erased.map(({ id }) => id);
}
