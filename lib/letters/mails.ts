import type { OutboxEntry } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import { buildMessage, type Composers } from '#lib/post/compose.ts';
import type { Message } from '#lib/post/mailer.ts';
import { recordRefusal } from './bounces/returned.ts';
import { nameLinks } from './letter-links.ts';
import { findLetter } from './letters.ts';
import { findNoticed, subscriberNoticeMail } from './mails/notices.ts';
import { composeLetter, composeWelcome, type Reader } from './mails/reader-mails.ts';
import { readLetter } from './read-letter.ts';
import { findSubscriber } from './subscribers.ts';

export const letterMails = {
  'subscriber-notice': composeNotice,
  'subscriber-welcome': (store, entry) =>
    toReader(store, entry, (reader) => composeWelcome(entry, reader)),
  newsletter: composeStoredLetter,
} satisfies Partial<Composers>;

async function composeNotice(store: Store, entry: OutboxEntry) {
  const subscribers = await findNoticed(store, entry);
  if (subscribers.length === 0) return;
  return buildMessage(entry, subscriberNoticeMail(subscribers));
}

async function composeStoredLetter(store: Store, entry: OutboxEntry) {
  const stored = await findLetter(store, entry.letter_id ?? '');
  if (!stored || stored.stopped_at !== null) return;
  const letter = readLetter(stored);
  // It was valid when it was stored.
  if ('problems' in letter) throw new TypeError(`Letter ${stored.id} cannot be read any more`);
  return toReader(store, entry, (reader) => composeLetter(entry, reader, nameLinks(letter)));
}

/** Nothing to who has left. */
async function toReader(store: Store, entry: OutboxEntry, compose: (reader: Reader) => Message) {
  const reader = await findSubscriber(store, entry.subject_id);
  if (!reader || reader.unsubscribed_at !== null) return;
  const whenRefused = (reply: string, now: number) => recordRefusal(store, entry.id, reply, now);
  return { ...compose(reader), whenRefused };
}
