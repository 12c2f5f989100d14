import { env } from '@/lib/env';
import { alertTitle } from '@/lib/health/alert-text';
import { findAlert, type Notice } from '@/lib/health/alerts';
import { type ReadLetter, readLetter } from '@/lib/newsletter/read-letter';
import { routes } from '@/lib/routes';
import { mailboxes, site } from '@/lib/site';
import { readDigest } from '@/lib/store/digest';
import { findLead } from '@/lib/store/leads';
import { findLetter } from '@/lib/store/letters';
import type { OutboxEntry, Subscriber } from '@/lib/store/schema';
import type { Store } from '@/lib/store/store';
import { findSubscriber } from '@/lib/store/subscribers';
import { leadLetter, replyTo } from './lead-letter';
import type { Letter } from './letter';
import { letterHtml } from './letter-html';
import { letterText } from './letter-text';
import type { Message } from './mailer';
import { alertLetter, digestLetter } from './owner-letters';
import { newsletterLetter, noticeLetter, welcomeLetter } from './subscriber-letters';

/**
 * Writes the mail that an outbox row stands for, from what the store holds now.
 *
 * @returns nothing where the lead or subscriber is no longer there
 */
export async function composeMail(store: Store, entry: OutboxEntry): Promise<Message | undefined> {
  switch (entry.kind) {
    case 'lead':
      return composeLead(store, entry);
    case 'subscriber-notice':
      return composeNotice(store, entry);
    case 'subscriber-welcome':
      return composeWelcome(store, entry);
    case 'newsletter':
      return composeNewsletter(store, entry);
    case 'digest':
      return composeDigest(store, entry);
    case 'alert-mail':
      return composeStoredAlert(store, entry);
    case 'alert-post':
      throw new Error('An alert to a webhook is no mail');
  }
}

/** The mail that alerts the owner to a change. @param id by which a repeated delivery is recognized */
export function composeAlert(id: string, notice: Notice): Message {
  return message({ id, created_at: notice.at }, alertLetter(notice), {
    to: env().ALERT_MAIL_TO ?? mailboxes().to,
    subject: alertTitle(notice),
  });
}

async function composeStoredAlert(store: Store, entry: OutboxEntry) {
  const alert = await findAlert(store, entry.subject_id);
  return alert && composeAlert(entry.id, alert);
}

async function composeDigest(store: Store, entry: OutboxEntry) {
  const digest = await readDigest(store);
  const { held, heldCount, failed } = digest;
  // All was released, dismissed or sent since.
  if (held.length + failed.length === 0) return;
  const digestItems = { leads: held.map(({ id }) => id), mails: failed.map(({ id }) => id) };
  return message(entry, digestLetter(digest), {
    to: mailboxes().to,
    subject:
      heldCount > 0
        ? `Messages held as suspect: ${heldCount}`
        : 'Welcomes that could not be delivered',
    digestItems,
  });
}

async function composeLead(store: Store, entry: OutboxEntry) {
  const lead = await findLead(store, entry.subject_id);
  if (!lead) return;
  return message(entry, leadLetter(lead), {
    to: mailboxes().to,
    replyTo: replyTo(lead),
    subject: `New lead: ${lead.name}`,
  });
}

async function composeNotice(store: Store, entry: OutboxEntry) {
  const subscriber = await findSubscriber(store, entry.subject_id);
  if (!subscriber) return;
  return message(entry, noticeLetter(subscriber), {
    to: mailboxes().to,
    subject: 'New newsletter subscriber',
  });
}

async function composeWelcome(store: Store, entry: OutboxEntry) {
  const subscriber = await findSubscriber(store, entry.subject_id);
  if (!subscriber || subscriber.unsubscribed_at !== null) return;
  const subject = `You are on the ${site.name} newsletter`;
  return toSubscriber(entry, subscriber, subject, welcomeLetter);
}

async function composeNewsletter(store: Store, entry: OutboxEntry) {
  const subscriber = await findSubscriber(store, entry.subject_id);
  const stored = entry.letter_id === null ? undefined : await findLetter(store, entry.letter_id);
  if (!subscriber || subscriber.unsubscribed_at !== null) return;
  if (!stored || stored.stopped_at !== null) return;
  const read = readLetter(stored.source, site.url);
  // It was read before it was stored.
  if (read.kind === 'faulty') throw new TypeError(`Letter ${stored.id} cannot be read any more`);
  return composeIssue(entry, subscriber, read.letter);
}

type Row = Pick<OutboxEntry, 'id' | 'created_at'>;
type Reader = Pick<Subscriber, 'email' | 'token'>;

/** A letter as its reader gets it, with the unsubscribe link. */
export function composeIssue(row: Row, reader: Reader, letter: ReadLetter): Message {
  return toSubscriber(row, reader, letter.subject, (url) => newsletterLetter(letter, url));
}

function toSubscriber(
  row: Row,
  { email, token }: Reader,
  subject: string,
  write: (unsubscribeUrl: string) => Letter,
): Message {
  const unsubscribeUrl = `${site.url}${routes.unsubscribeApi}?token=${token}`;
  return message(row, write(unsubscribeUrl), {
    to: email,
    replyTo: { name: site.name, address: site.email },
    subject,
    unsubscribeUrl,
  });
}

function message(
  row: Row,
  letter: Letter,
  envelope: Pick<Message, 'to' | 'replyTo' | 'subject' | 'unsubscribeUrl' | 'digestItems'>,
): Message {
  return {
    id: row.id,
    date: new Date(row.created_at),
    from: mailboxes().from,
    html: letterHtml(letter),
    text: letterText(letter),
    ...envelope,
    // Invisible marks (direction, joiners) in a visitor's name would turn the line around.
    subject: envelope.subject.replace(/\p{Cf}/gu, ''),
  };
}
