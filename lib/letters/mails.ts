import { content } from '#lib/content/content.ts';
import type { OutboxEntry } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import { buildMessage, type Composers } from '#lib/post/compose.ts';
import { recordRefusal } from './bounces/returned.ts';
import { nameLinks } from './letter-links.ts';
import { findLetter } from './letters.ts';
import { findNoticed } from './mails/notices.ts';
import { composeLetter, toSubscriber } from './mails/reader-mails.ts';
import { subscriberNoticeMail, welcomeMail } from './mails/subscriber-mails.ts';
import { readLetter } from './read-letter.ts';
import { findSubscriber } from './subscribers.ts';

export const letterMails = {
  'subscriber-notice': composeNotice,
  'subscriber-welcome': composeWelcome,
  newsletter: composeStoredLetter,
} satisfies Partial<Composers>;

async function composeNotice(store: Store, entry: OutboxEntry) {
  const subscribers = await findNoticed(store, entry);
  if (subscribers.length === 0) return;
  return buildMessage(entry, subscriberNoticeMail(subscribers));
}

async function composeWelcome(store: Store, entry: OutboxEntry) {
  const { site } = content();
  const subscriber = await findSubscriber(store, entry.subject_id);
  if (!subscriber || subscriber.unsubscribed_at !== null) return;
  const subject = `You are on the ${site.name} newsletter`;
  const mail = toSubscriber(entry, subscriber, subject, welcomeMail);
  return { ...mail, whenRefused: refusalOf(store, entry) };
}

async function composeStoredLetter(store: Store, entry: OutboxEntry) {
  const subscriber = await findSubscriber(store, entry.subject_id);
  const stored = entry.letter_id === null ? undefined : await findLetter(store, entry.letter_id);
  if (!subscriber || subscriber.unsubscribed_at !== null) return;
  if (!stored || stored.stopped_at !== null) return;
  const letter = readLetter(stored);
  // It was valid when it was stored.
  if ('problems' in letter) throw new TypeError(`Letter ${stored.id} cannot be read any more`);
  const mail = composeLetter(entry, subscriber, nameLinks(letter));
  return { ...mail, whenRefused: refusalOf(store, entry) };
}

function refusalOf(store: Store, { id }: OutboxEntry) {
  return (reply: string, now: number) => recordRefusal(store, id, reply, now);
}
