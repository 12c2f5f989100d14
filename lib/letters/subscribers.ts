import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { emailKey, inboxKey } from '#lib/base/email-key.ts';
import { countRows } from '#lib/database/count-rows.ts';
import type { Subscriber } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import { enqueue, outboxEntry } from '#lib/post/outbox.ts';
import { joinNotice } from './mails/notices.ts';

/** @param textHash of what was shown */
type Consent = { email: string; page: string; policyDate: string; textHash: string };

/** Repeated sign-ups must not flood an inbox. */
const welcomePause = 24 * 60 * 60_000; // ms

/** Stores a subscription with its welcome, and has the agency told of it. */
export function subscribe(
  { db, kind }: Store,
  consent: Consent,
  now: number,
): Promise<'subscribed' | 'already-subscribed'> {
  const row = subscriberRow(consent, now);
  return db.transaction().execute(async (transaction) => {
    // On PostgreSQL, simultaneous sign-ups would not see each other's welcome or notice.
    if (kind === 'postgres') {
      await sql`SELECT pg_advisory_xact_lock(hashtext('subscribe'))`.execute(transaction);
    }
    // The id and token stay: unsubscribe links in earlier mails have to keep working.
    const { id: _id, token: _token, ...renewed } = row;
    const stored = await transaction
      .insertInto('subscribers')
      .values({ ...row, welcomed_at: unlessWelcomedRecently(row.inbox_key, now) })
      .onConflict((conflict) =>
        conflict
          .column('email_key')
          .doUpdateSet({
            ...renewed,
            welcomed_at: sql<number>`COALESCE(excluded.welcomed_at, subscribers.welcomed_at)`,
          })
          .where('subscribers.unsubscribed_at', 'is not', null),
      )
      .returning(['id', 'welcomed_at'])
      .executeTakeFirst();
    if (!stored) return 'already-subscribed';
    if (stored.welcomed_at === now) {
      await enqueue(transaction, outboxEntry('subscriber-welcome', stored.id, now));
    }
    await transaction
      .updateTable('subscribers')
      .set({ notice_id: await joinNotice(transaction, now) })
      .where('id', '=', stored.id)
      .execute();
    return 'subscribed';
  });
}

/** `now`, or null where any address of the inbox was welcomed recently. */
function unlessWelcomedRecently(inboxKey: string, now: number) {
  return sql<number | null>`CASE WHEN EXISTS (
    SELECT 1 FROM subscribers AS other WHERE other.inbox_key = ${inboxKey}
      AND other.welcomed_at > ${now - welcomePause}
  ) THEN NULL ELSE CAST(${now} AS bigint) END`;
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

export function findSubscriber({ db }: Store, id: string): Promise<Subscriber | undefined> {
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
