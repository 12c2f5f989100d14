import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database, OutboxEntry, Subscriber } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import { type MailContent, timeInCity } from '#lib/post/mail-content.ts';
import { enqueue, outboxEntry } from '#lib/post/outbox.ts';

/** How long a notice waits for further sign-ups, in ms. */
const noticeDelay = 5_000;

/** Between two notices, in ms: the first delay that the queue allows at most. */
const noticeInterval = 60_000;

/**
 * The notice that tells the agency of a sign-up: one that nobody has tried to send yet, else a new one.
 * It is locked until the commit, so that no worker sends it without this sign-up; once tried, its content
 * stays what it is under its Message-ID.
 *
 * @param now in ms since 1970 @returns the id of its outbox row
 */
export async function joinNotice(transaction: Transaction<Database>, now: number): Promise<string> {
  const waiting = await transaction
    .updateTable('outbox')
    .set({ attempts: 0 })
    .where('kind', '=', 'subscriber-notice')
    .where('sent_at', 'is', null)
    .where('attempts', '=', 0)
    // One of an earlier version belongs to its subscriber, and is erased with it.
    .whereRef('subject_id', '=', 'id')
    .returning('id')
    .executeTakeFirst();
  if (waiting) return waiting.id;
  const { last } = await transaction
    .selectFrom('outbox')
    .where('kind', '=', 'subscriber-notice')
    .select(({ fn }) => fn.max<number | null>('created_at').as('last'))
    .executeTakeFirstOrThrow();
  const id = randomUUID();
  const due = Math.max(now + noticeDelay, last === null ? 0 : last + noticeInterval);
  await enqueue(transaction, { ...outboxEntry('subscriber-notice', id, due), id });
  return id;
}

/** In order of consent. */
export function findNoticed({ db }: Store, notice: OutboxEntry): Promise<Subscriber[]> {
  return db
    .selectFrom('subscribers')
    .selectAll()
    .where((eb) =>
      // By its subject: a notice of an earlier version, which may still wait.
      eb.or([eb('notice_id', '=', notice.id), eb('id', '=', notice.subject_id)]),
    )
    .orderBy('consent_at')
    .execute();
}

/** To the agency, with the records of consent. */
export function subscriberNoticeMail(subscribers: readonly Subscriber[]): MailContent {
  const { length } = subscribers;
  return {
    title: length === 1 ? 'A new newsletter subscriber' : `${length} new newsletter subscribers`,
    preview: subscribers.map(({ email }) => email).join(', '),
    parts: subscribers.map(({ email, consent_at, consent_page, policy_date }) => ({
      paragraph: [
        { kind: 'email', value: email },
        ` subscribed on ${timeInCity(consent_at)}, from the page ${consent_page}, under the privacy policy of ${policy_date}.`,
      ],
    })),
  };
}
