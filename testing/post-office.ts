import type { SMTPServerOptions } from 'smtp-server';
import type { NewLead } from '#lib/database/schema.ts';
import { openStore, type Store } from '#lib/database/store.ts';
import { saveLead } from '#lib/leads/leads.ts';
import { beginLetter, writeMails } from '#lib/letters/letters.ts';
import { subscribe } from '#lib/letters/subscribers.ts';
import { type Delivery, deliverNext } from '#lib/post/delivery/deliver.ts';
import type { Lane } from '#lib/post/kinds.ts';
import { createMailer } from '#lib/post/transport.ts';
import { composers } from '#server/mails.ts';
import { closeAfter } from './close-after.ts';
import { newFolder } from './new-folder.ts';
import { consentOf, lead } from './seed.ts';
import { openInbox } from './smtp-inbox.ts';

export const sentAt = Date.UTC(2026, 0, 5, 12, 0);
/** When every mail of that moment is due, a notice to the agency, too. */
export const soonAfter = sentAt + 60_000;

/** A store, given or of its own, an SMTP server and the mailer between them, closed after the test. */
export async function openPostOffice(smtp: SMTPServerOptions = {}, login = '', given?: Store) {
  const store = given ?? (await openStore({ DATA_DIR: newFolder() }));
  const inbox = await openInbox(smtp);
  const url = inbox.url.replace('//', `//${login}`);
  const mailer = createMailer({ SMTP_URL: url, DATA_DIR: 'unused' });
  closeAfter(inbox.close);
  if (!given) closeAfter(store.close);
  const deliver = (now = sentAt, lane: Lane = 'immediate', others: Partial<Delivery> = {}) => {
    const delivery = { composers, mailer, clock: () => now, ...others };
    return deliverNext(store, delivery, lane);
  };
  return {
    store,
    inbox,
    mailer,
    addLead: (changes: Partial<NewLead> = {}, now = sentAt) =>
      saveLead(store, { ...lead, ...changes }, now),
    addSubscriber: (email = 'reader@example.com', now = sentAt) =>
      subscribe(store, consentOf(email), now),
    deliver,
    /** At their pace, ten seconds long. */
    async deliverLetters(now = sentAt) {
      for (let second = 0; second < 10; second += 1) {
        while (await deliver(now + second * 1_000, 'letters'));
      }
    },
    outbox: () => store.db.selectFrom('outbox').selectAll().orderBy('created_at').execute(),
  };
}

/** Options of an SMTP server that refuses recipients, quoting the address. */
export function refuse(
  code: number,
  isRefused = (_address: string) => true,
  words = 'No room for',
): SMTPServerOptions {
  return {
    onRcptTo({ address }, _session, done) {
      const reply = `${words} ${address}`;
      done(isRefused(address) ? Object.assign(new Error(reply), { responseCode: code }) : null);
    },
  };
}

/** The lines that a test has logged so far: testing/each-file.ts. */
export const logged = (): string[] =>
  jest.mocked(process.stdout.write).mock.calls.map(([line]) => String(line));

export const newsletter = { id: 'a1b2c3', subject: 'News', source: '# News\n\nDear *reader*.\n' };

/** Begins a letter, and writes its mails. @returns to how many readers it goes */
export async function queueLetter(store: Store, letter: typeof newsletter, at: number) {
  const readers = await beginLetter(store, letter, at);
  await writeMails(store, at);
  return readers;
}

/** A post office with subscribers, and an empty outbox. */
export async function openNewsletter(
  readers: readonly string[],
  smtp?: Parameters<typeof openPostOffice>[0],
) {
  const office = await openPostOffice(smtp);
  const { store, inbox, addSubscriber, deliver } = office;
  for (const reader of readers) await addSubscriber(reader);
  await store.db.deleteFrom('outbox').execute();
  return {
    ...office,
    queue: (now = sentAt) => queueLetter(store, newsletter, now),
    deliverLetter: (now = sentAt) => deliver(now, 'letters'),
    sentTo: () => inbox.mails.map(({ to }) => to?.[0]?.address).sort(),
  };
}

export const five = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@example.com`);
