import { randomBytes, randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { emailKey, inboxKey } from '#lib/base/email-key.ts';
import { countRows } from '#lib/database/count-rows.ts';
import type { Database, Subscriber } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import { enqueue, outboxEntry } from '#lib/post/outbox.ts';
import { joinNotice } from './mails/notices.ts';
import { keepBefore } from './subscriptions-before.ts';

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
  const row = subscriberRow(consent, now);
  return inTurn(store, async (transaction) => {
    const before = await lockReader(transaction, store, 'email_key', row.email_key);
    if (before?.unsubscribed_at === null) return 'already-subscribed';
    const isWelcomed = await wasWelcomed(transaction, row.inbox_key, now);
    const welcomed_at = isWelcomed ? (before?.welcomed_at ?? null) : now;
    const { id } = before ?? row;
    if (!before) await transaction.insertInto('subscribers').values(row).execute();
    else await renew(transaction, before, row);
    await transaction
      .updateTable('subscribers')
      .set({ welcomed_at })
      .where('id', '=', id)
      .execute();
    if (!isWelcomed) await enqueue(transaction, outboxEntry('subscriber-welcome', id, now));
    await tell(transaction, id, now);
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
    await renew(transaction, before, subscriberRow({ ...consent, email: before.email }, now));
    await tell(transaction, before.id, now);
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

/** The id and token stay: unsubscribe links in earlier mails have to keep working. */
async function renew(transaction: Within, before: Subscriber, row: Subscriber): Promise<void> {
  await keepBefore(transaction, [before]);
  const { id: _id, token: _token, welcomed_at: _welcomed, ...renewed } = row;
  await transaction.updateTable('subscribers').set(renewed).where('id', '=', before.id).execute();
}

async function tell(transaction: Within, id: string, now: number): Promise<void> {
  const notice_id = await joinNotice(transaction, now);
  await transaction.updateTable('subscribers').set({ notice_id }).where('id', '=', id).execute();
}

/** Takes the whole inbox off the list: a stranger may have signed it up under many tags. */
export async function unsubscribe(
  { db }: Pick<Store, 'db'>,
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
  const known = await db
    .selectFrom('subscribers')
    .select('id')
    .where('token', '=', token)
    .executeTakeFirst();
  return known ? 'left already' : 'not found';
}

export function isToken(text: string): boolean {
  return /^[\w-]{32}$/.test(text);
}

const part = 1_000;

/** Those on the list, in order of consent, some at a time. */
export async function* subscribersInParts({ db }: Store): AsyncGenerator<Subscriber[]> {
  let last: Subscriber | undefined;
  do {
    const { consent_at, id } = last ?? { consent_at: -1, id: '' };
    const readers = await db
      .selectFrom('subscribers')
      .selectAll()
      .where('unsubscribed_at', 'is', null)
      .where(sql<boolean>`(consent_at, id) > (${consent_at}, ${id})`)
      .orderBy('consent_at')
      .orderBy('id')
      .limit(part)
      .execute();
    last = readers[part - 1];
    yield readers;
  } while (last);
}

/** Those on the list, the latest first, then those who left. @param search in the address */
export function pageOfReaders(
  { db }: Store,
  { search, limit, offset }: { search: string; limit: number; offset: number },
): Promise<Subscriber[]> {
  // `_` stands for any letter: a search may find more than it asks for.
  const like = `%${search.trim().toLowerCase().replaceAll('%', '_')}%`;
  return db
    .selectFrom('subscribers')
    .selectAll()
    .where('email_key', 'like', like)
    .orderBy((eb) => eb('unsubscribed_at', 'is not', null))
    .orderBy('consent_at', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Those on the list. */
export function countReaders({ db }: Store): Promise<number> {
  return countRows(db.selectFrom('subscribers').where('unsubscribed_at', 'is', null));
}

export function findByToken({ db }: Store, token: string): Promise<Subscriber | undefined> {
  return db.selectFrom('subscribers').selectAll().where('token', '=', token).executeTakeFirst();
}

export function findSubscriber(
  { db }: Pick<Store, 'db'>,
  id: string,
): Promise<Subscriber | undefined> {
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
    welcomed_at: now,
    notice_id: null,
    left_by: null,
  };
}
