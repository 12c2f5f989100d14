import { randomUUID } from 'node:crypto';
import { content } from '#lib/content/content.ts';
import { routes } from '#lib/content/routes.ts';
import { mailboxes } from '#lib/content/site.ts';
import { findRow, listRows } from '#lib/database/rows.ts';
import type { OutboxEntry, Subscriber } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import { buildMessage, type Composers } from '#lib/post/compose.ts';
import { type MailContent, timeInCity } from '#lib/post/mail-content.ts';
import { sendNow } from '#lib/post/transport.ts';
import { recordRefusal } from './bounces/returned.ts';
import { readLetter } from './read-letter.ts';
import type { ParsedLetter } from './writing/parse-letter.ts';

export const letterMails = {
  'subscriber-notice': composeNotice,
  'subscriber-welcome': (store, entry) => toReader(store, entry, welcome),
  newsletter: composeStoredLetter,
} satisfies Partial<Composers>;

/** To the agency, with the records of consent. */
async function composeNotice({ db }: Store, entry: OutboxEntry) {
  const subscribers = await listRows(db, 'subscribers', { notice_id: entry.id }, 'consent_at');
  const { length } = subscribers;
  if (length === 0) return;
  return buildMessage(entry, {
    title: length === 1 ? 'A new newsletter subscriber' : `${length} new newsletter subscribers`,
    preview: subscribers.map(({ email }) => email).join(', '),
    parts: subscribers.map(({ email, consent_at, consent_page, policy_date }) => [
      { kind: 'email', value: email },
      ` subscribed on ${timeInCity(consent_at)}, from the page ${consent_page}, under the privacy policy of ${policy_date}.`,
    ]),
  });
}

async function composeStoredLetter(store: Store, entry: OutboxEntry) {
  const stored = await findRow(store.db, 'letters', { id: entry.letter_id ?? '' });
  if (!stored || stored.stopped_at !== null) return;
  const letter = readLetter(stored);
  // It was valid when it was stored.
  if ('problems' in letter) throw new TypeError(`Letter ${stored.id} cannot be read any more`);
  return toReader(store, entry, () => letterOf(letter));
}

/** Nothing to who has left. */
async function toReader(store: Store, entry: OutboxEntry, compose: () => ReaderMail) {
  const reader = await findRow(store.db, 'subscribers', { id: entry.subject_id });
  if (!reader || reader.unsubscribed_at !== null) return;
  const whenRefused = (reply: string, now: number) => recordRefusal(store, entry.id, reply, now);
  return { ...withWayOut(entry, reader, compose()), whenRefused };
}

/** Sends one copy past the outbox. @throws where the mail server does not take it */
export async function sendTestCopy(letter: ParsedLetter, email: string) {
  const mail = composeCopy({ ...letter, subject: `[Test] ${letter.subject}` }, email);
  await sendNow(mail);
}

/** A letter as the mail that it becomes. Its way out leads nowhere: a copy takes nobody off. */
export function composeCopy(letter: ParsedLetter, email: string) {
  const row = { id: randomUUID(), created_at: Date.now() };
  return withWayOut(row, { email, token: 'test'.repeat(8) }, letterOf(letter));
}

type ReaderMail = MailContent & { subject: string };

const welcome = (): ReaderMail => ({
  subject: `You are on the ${content().site.name} newsletter`,
  title: 'Thank you for subscribing',
  preview: 'What to expect, and the way out',
  parts: [
    'You will hear from us when we have written something useful about websites, software or being found online. We use your address for this newsletter and nothing else.',
    'Not you who signed up? Or would you rather not hear from us?',
  ],
});

function letterOf(letter: ParsedLetter): ReaderMail {
  const { name, url } = content().site;
  const why = `You subscribed to the newsletter of ${name} at ${new URL(url).host}. Would you rather not hear from us?`;
  return { ...letter, parts: [...letter.parts, { rule: true }, why] };
}

function withWayOut(
  row: Pick<OutboxEntry, 'id' | 'created_at'>,
  { email, token }: Pick<Subscriber, 'email' | 'token'>,
  { subject, ...mail }: ReaderMail,
) {
  const unsubscribeUrl = `${content().site.url}${routes.unsubscribeApi}?token=${token}`;
  const wayOut = { action: 'Unsubscribe here', href: unsubscribeUrl };
  return buildMessage(
    row,
    { ...mail, parts: [...mail.parts, wayOut] },
    { to: email, replyTo: mailboxes().replyTo, subject, unsubscribeUrl },
  );
}
