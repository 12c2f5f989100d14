import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { emailKey, inboxKey } from './email-key';
import { outboxEntry } from './outbox-entry';
import type { Subscriber } from './schema';
import type { Store } from './store';

export type Consent = { email: string; page: string; policyDate: string };

/** Repeated sign-ups must not flood an inbox: a second welcome is not written within a day, in ms. */
const welcomePause = 24 * 60 * 60_000;

/**
 * A welcome of the future is none: the clock was ahead when it was noted. By less than this, in ms, it
 * is that of another instance, or of a request that began later and was quicker.
 */
const clockSlack = 60_000;

/**
 * Stores a subscription with the mails it calls for (a welcome, and word to the agency).
 *
 * @returns `already-subscribed` where the address is on the list; one that left may come back
 */
export function subscribe(
  { db, kind }: Store,
  consent: Consent,
  now: number,
): Promise<'subscribed' | 'already-subscribed'> {
  const row = subscriberRow(consent, now);
  return db.transaction().execute(async (transaction) => {
    // SQLite takes one write after the other. On PostgreSQL, two aliases of an inbox that come at the
    // same time would not see each other's welcome.
    if (kind === 'postgres') {
      await sql`SELECT pg_advisory_xact_lock(hashtext(${row.inbox_key}))`.execute(transaction);
    }
    // The links in all mails they ever got have to lead out still.
    const { id: _id, token: _token, ...renewed } = row;
    const stored = await transaction
      .insertInto('subscribers')
      .values({ ...row, welcomed_at: unlessWelcomedLately(row.inbox_key, now) })
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
    const notice = outboxEntry('subscriber-notice', stored.id, now);
    const welcome = outboxEntry('subscriber-welcome', stored.id, now);
    await transaction
      .insertInto('outbox')
      .values(stored.welcomed_at === now ? [welcome, notice] : [notice])
      .execute();
    return 'subscribed';
  });
}

/** Null where any address of the inbox was welcomed lately. */
function unlessWelcomedLately(inboxKey: string, now: number) {
  return sql<number | null>`CASE WHEN EXISTS (
    SELECT 1 FROM subscribers AS other WHERE other.inbox_key = ${inboxKey}
      AND other.welcomed_at > ${now - welcomePause} AND other.welcomed_at <= ${now + clockSlack}
  ) THEN NULL ELSE CAST(${now} AS bigint) END`;
}

/** Takes a subscriber off the list, found by the token of a link or by an address in any spelling. */
export async function unsubscribe(
  { db }: Store,
  who: { token: string } | { email: string },
  now: number,
): Promise<'unsubscribed' | 'left already' | 'not found'> {
  const [column, value] =
    'token' in who
      ? (['token', who.token] as const)
      : (['email_key', emailKey(who.email)] as const);
  const left = await db
    .updateTable('subscribers')
    .set({ unsubscribed_at: now })
    .where(column, '=', value)
    .where('unsubscribed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (left) return 'unsubscribed';
  const known = await db
    .selectFrom('subscribers')
    .select('id')
    .where(column, '=', value)
    .executeTakeFirst();
  return known ? 'left already' : 'not found';
}

/** Whether a text has the form of a subscriber's token; no other needs to be looked up. */
export function isToken(text: string): boolean {
  return /^[\w-]{32}$/.test(text);
}

/** The newsletter's list in the order of consent. @param all also those who have left */
export function listSubscribers({ db }: Store, all = false): Promise<Subscriber[]> {
  return db
    .selectFrom('subscribers')
    .selectAll()
    .$if(!all, (query) => query.where('unsubscribed_at', 'is', null))
    .orderBy('consent_at')
    .execute();
}

export function findSubscriber({ db }: Store, id: string): Promise<Subscriber | undefined> {
  return db.selectFrom('subscribers').selectAll().where('id', '=', id).executeTakeFirst();
}

function subscriberRow({ email, page, policyDate }: Consent, now: number): Subscriber {
  return {
    id: randomUUID(),
    email,
    email_key: emailKey(email),
    inbox_key: inboxKey(email),
    consent_at: now,
    consent_page: page,
    policy_date: policyDate,
    token: randomBytes(24).toString('base64url'),
    unsubscribed_at: null,
    welcomed_at: now,
  };
}
