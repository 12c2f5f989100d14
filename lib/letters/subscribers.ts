import { randomBytes, randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { emailKey, inboxKey } from '#lib/base/email-key.ts';
import { addRow, changeRows, findRow, putRow } from '#lib/database/rows.ts';
import type { Database, Subscriber } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import { enqueue, outboxEntry } from '#lib/post/outbox.ts';

type Db = Pick<Store, 'db'>;

/** @param textHash of what was shown */
type Consent = { email: string; page: string; policyDate: string; textHash: string };

/** Repeated sign-ups must not flood an inbox. */
const welcomePause = 24 * 60 * 60_000; // ms

/**
 * Stores a subscription with its welcome, and has the agency told of it. Who has left may subscribe once more, at the
 * form or by the link of their mails.
 */
export function subscribe(
  { db, kind }: Store,
  { email, page, policyDate, textHash }: Consent,
  now: number,
): Promise<'subscribed' | 'already-subscribed'> {
  return db.transaction().execute(async (transaction) => {
    // Simultaneous sign-ups would not see each other's welcome or notice.
    if (kind === 'postgres') {
      await sql`SELECT pg_advisory_xact_lock(hashtext('subscribe'))`.execute(transaction);
    }
    const keys = { email_key: emailKey(email), inbox_key: inboxKey(email) };
    const before = await findRow(transaction, 'subscribers', { email_key: keys.email_key });
    if (before?.unsubscribed_at === null) return 'already-subscribed';
    if (before) await keepBefore(transaction, before);
    const isWelcome = !(await wasWelcomed(transaction, keys.inbox_key, now));
    const reader = {
      // They stay: links in earlier mails have to keep working.
      id: before?.id ?? randomUUID(),
      token: before?.token ?? randomBytes(24).toString('base64url'),
      ...keys,
      email,
      consent_at: now,
      consent_page: page,
      policy_date: policyDate,
      consent_hash: textHash,
      unsubscribed_at: null,
      welcomed_at: isWelcome ? now : (before?.welcomed_at ?? null),
      notice_id: await joinNotice(transaction, now),
      left_by: null,
    };
    await putRow(transaction, 'subscribers', reader, 'id');
    if (isWelcome) await enqueue(transaction, outboxEntry('subscriber-welcome', reader.id, now));
    return 'subscribed';
  });
}

type Within = Transaction<Database>;

/** Whether any address of the inbox was, of late. */
async function wasWelcomed(transaction: Within, inboxKey: string, now: number): Promise<boolean> {
  const welcomed = transaction
    .selectFrom('subscribers')
    .select('id')
    .where('inbox_key', '=', inboxKey)
    .where('welcomed_at', '>', now - welcomePause);
  return (await welcomed.executeTakeFirst()) !== undefined;
}

/** How long a notice waits for further sign-ups, in ms. */
const noticeDelay = 20_000;

/**
 * The notice that tells the agency of a sign-up: one that nobody has tried to send yet, else a new one. It is locked
 * until the commit, so that no worker sends it without this sign-up; once tried, its content stays what it is under
 * its Message-ID.
 *
 * @returns the id of its outbox row
 */
async function joinNotice(transaction: Within, now: number): Promise<string> {
  const waiting = await transaction
    .updateTable('outbox')
    .set({ attempts: 0 })
    .where('kind', '=', 'subscriber-notice')
    .where('sent_at', 'is', null)
    .where('attempts', '=', 0)
    .returning('id')
    .executeTakeFirst();
  if (waiting) return waiting.id;
  const id = randomUUID();
  await enqueue(transaction, { ...outboxEntry('subscriber-notice', id, now + noticeDelay), id });
  return id;
}

/** Takes the whole inbox off the list: a stranger may have signed it up under many tags. @returns whether it was on it */
export async function unsubscribe(
  { db }: Db,
  { inbox_key }: Pick<Subscriber, 'inbox_key'>,
  now: number,
  left_by: Subscriber['left_by'] = null,
): Promise<boolean> {
  const listed = { inbox_key, unsubscribed_at: null };
  return (await changeRows(db, 'subscribers', listed, { unsubscribed_at: now, left_by })) > 0;
}

/** What the owner or word of undelivered mail took off; who left, or complained, has said so themselves. */
export const canPutBack = ({ left_by }: Subscriber) => putBack.some((one) => one === left_by);

const putBack = ['desk', 'gone', 'full'] as const;

/** Why a reader was taken off, by `left_by`. */
export const reasons = {
  desk: 'we took it off by hand',
  gone: 'mail to the address came back',
  full: 'mail to the address came back',
  complaint: 'a mail of ours was reported as unwanted',
};

/** Takes a removal back, on the consent of then. @returns whether it was one that {@link canPutBack} names */
export async function restoreReader(
  { db }: Db,
  { inbox_key, unsubscribed_at }: Subscriber,
): Promise<boolean> {
  const removed = await db
    .selectFrom('subscribers')
    .selectAll()
    .where('inbox_key', '=', inbox_key)
    .where('left_by', 'in', putBack)
    .where('unsubscribed_at', '=', unsubscribed_at)
    .execute();
  for (const reader of removed) {
    await keepBefore(db, reader);
    const back = { unsubscribed_at: null, left_by: null };
    await changeRows(db, 'subscribers', { id: reader.id }, back);
  }
  return removed.length > 0;
}

/** Keeps what the row of a reader who has left says, before it says that they are back. */
async function keepBefore(db: Store['db'], reader: Subscriber): Promise<void> {
  const { id, consent_at, consent_page, policy_date, consent_hash, left_by } = reader;
  const consent = { consent_at, consent_page, policy_date, consent_hash, left_by };
  const unsubscribed_at = reader.unsubscribed_at ?? consent_at;
  const before = { id: randomUUID(), subscriber_id: id, ...consent, unsubscribed_at };
  await addRow(db, 'subscriptions_before', before);
}
