import { randomBytes, randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { emailKey, inboxKey } from '#lib/base/email-key.ts';
import type { Database, Subscriber } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import { enqueue, outboxEntry } from '#lib/post/outbox.ts';
import { joinNotice } from './mails/notices.ts';
import { keepBefore } from './subscriptions-before.ts';

type Db = Pick<Store, 'db'>;

/** @param textHash of what was shown */
type Consent = { email: string; page: string; policyDate: string; textHash: string };

/** Repeated sign-ups must not flood an inbox. */
const welcomePause = 24 * 60 * 60_000; // ms

/** Stores a subscription with its welcome, and has the agency told of it. */
export function subscribe(
  store: Store,
  consent: Consent,
  now: number,
): Promise<'subscribed' | 'already-subscribed'> {
  return inTurn(store, async (transaction) => {
    const row = subscriberRow(consent, now);
    const before = await lockReader(transaction, store, 'email_key', row.email_key);
    if (before?.unsubscribed_at === null) return 'already-subscribed';
    const isWelcomed = await wasWelcomed(transaction, row.inbox_key, now);
    const welcomed_at = isWelcomed ? (before?.welcomed_at ?? null) : now;
    const { id } = before ?? row;
    if (!isWelcomed) await enqueue(transaction, outboxEntry('subscriber-welcome', id, now));
    await join(transaction, { ...row, welcomed_at }, before);
    return 'subscribed';
  });
}

/** Subscribes a reader who has left once more, by the link that only their mails have. */
export function comeBack(
  store: Store,
  token: string,
  consent: Omit<Consent, 'email'>,
  now: number,
): Promise<'subscribed' | 'already-subscribed' | 'not found'> {
  return inTurn(store, async (transaction) => {
    const before = await lockReader(transaction, store, 'token', token);
    if (!before) return 'not found';
    if (before.unsubscribed_at === null) return 'already-subscribed';
    const { email, welcomed_at } = before;
    await join(transaction, { ...subscriberRow({ ...consent, email }, now), welcomed_at }, before);
    return 'subscribed';
  });
}

type Within = Transaction<Database>;

/** On PostgreSQL, simultaneous sign-ups would not see each other's welcome or notice. */
function inTurn<Result>(
  { db, kind }: Store,
  work: (transaction: Within) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (transaction) => {
    if (kind === 'postgres') {
      await sql`SELECT pg_advisory_xact_lock(hashtext('subscribe'))`.execute(transaction);
    }
    return work(transaction);
  });
}

/** Nobody else takes them off meanwhile. */
function lockReader(
  transaction: Within,
  { kind }: Store,
  column: 'email_key' | 'token',
  value: string,
): Promise<Subscriber | undefined> {
  return transaction
    .selectFrom('subscribers')
    .selectAll()
    .where(column, '=', value)
    .$if(kind === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst();
}

/** Whether any address of the inbox was, of late. */
async function wasWelcomed(transaction: Within, inboxKey: string, now: number): Promise<boolean> {
  const welcomed = transaction
    .selectFrom('subscribers')
    .select('id')
    .where('inbox_key', '=', inboxKey)
    .where('welcomed_at', '>', now - welcomePause);
  return (await welcomed.executeTakeFirst()) !== undefined;
}

/** Has the agency told. The id and token of before stay: links in earlier mails have to keep working. */
async function join(transaction: Within, row: Subscriber, before?: Subscriber): Promise<void> {
  const notice_id = await joinNotice(transaction, row.consent_at);
  const { id, token } = before ?? row;
  const joined = { ...row, id, token, notice_id };
  await keepBefore(transaction, before ? [before] : []);
  await transaction
    .insertInto('subscribers')
    .values(joined)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(joined))
    .execute();
}

/** Takes the whole inbox off the list: a stranger may have signed it up under many tags. */
export async function unsubscribe(
  { db }: Db,
  { token }: Pick<Subscriber, 'token'>,
  now: number,
  left_by: Subscriber['left_by'] = null,
): Promise<'unsubscribed' | 'left already' | 'not found'> {
  const left = await db
    .updateTable('subscribers')
    .set({ unsubscribed_at: now, left_by })
    .where('inbox_key', 'in', (eb) =>
      eb
        .selectFrom('subscribers as named')
        .select('named.inbox_key')
        .where('named.token', '=', token),
    )
    .where('unsubscribed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (left) return 'unsubscribed';
  return (await findByToken({ db }, token)) ? 'left already' : 'not found';
}

export function findByToken({ db }: Db, token: string): Promise<Subscriber | undefined> {
  return db.selectFrom('subscribers').selectAll().where('token', '=', token).executeTakeFirst();
}

export function findSubscriber({ db }: Db, id: string): Promise<Subscriber | undefined> {
  return db.selectFrom('subscribers').selectAll().where('id', '=', id).executeTakeFirst();
}

function subscriberRow({ email, page, policyDate, textHash }: Consent, now: number): Subscriber {
  return {
    id: randomUUID(),
    email,
    email_key: emailKey(email),
    inbox_key: inboxKey(email),
    consent_at: now,
    consent_page: page,
    policy_date: policyDate,
    consent_hash: textHash,
    token: randomBytes(24).toString('base64url'),
    unsubscribed_at: null,
    welcomed_at: null,
    notice_id: null,
    left_by: null,
  };
}
