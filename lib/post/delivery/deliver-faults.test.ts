import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { env } from '#lib/base/env.ts';
import { content } from '#lib/content/content.ts';
import { composers } from '#server/mails.ts';
import { openFaultySmtp } from '#testing/faulty-smtp.ts';
import { openPostOffice, refuse, sentAt } from '#testing/post-office.ts';
import { createMailer } from '../transport.ts';
import { deliverNext } from './deliver.ts';

async function deliverTo(manner: Parameters<typeof openFaultySmtp>[0], deadline?: number) {
  const server = await openFaultySmtp(manner);
  const office = await openPostOffice();
  const mailer = createMailer({ SMTP_URL: server.url, DATA_DIR: 'unused' });
  await office.addLead();
  const attempt = (now: number) =>
    deliverNext(office.store, { composers, mailer, clock: () => now, deadline });
  // Read before the time is taken, which on a busy machine is the longer part.
  content();
  const began = Date.now();
  await attempt(sentAt);
  const elapsed = Date.now() - began;
  const [row] = await office.outbox();
  return { ...office, attempt, server, elapsed, row };
}

const dueForRetry = { attempts: 1, sent_at: null, failed_at: null };

describe('a mail server that neither accepts nor refuses a mail', () => {
  it.each(['silent', 'dripping'] as const)(
    'that is %s is dropped at the deadline, and retried',
    async (manner) => {
      const deadline = 300;
      const { row, server, elapsed } = await deliverTo(manner, deadline);
      server.close();
      expect(row).toMatchObject(dueForRetry);
      expect(elapsed).toBeGreaterThan(deadline - 10);
      expect(elapsed).toBeLessThan(deadline + 8_000);
    },
  );

  it('that breaks off after DATA is tried again', async () => {
    const { row, server } = await deliverTo('dropping after DATA');
    server.close();
    expect(row).toMatchObject(dueForRetry);
  });
});

describe('a mail that is accepted at last', () => {
  it('ends the backoff of the others to the agency', async () => {
    const { addLead, addSubscriber, deliver, outbox, store } = await openPostOffice();
    const { id } = await addLead();
    await addLead({ name: 'Another' });
    await addSubscriber();
    const due = sentAt + 30 * 60_000;
    const update = store.db.updateTable('outbox');
    await update.set({ attempts: 9, problem: 'passing', due }).execute();
    await update.set({ due: sentAt }).where('subject_id', '=', id).execute();
    await deliver();
    const waiting = (await outbox()).filter(({ sent_at }) => sent_at === null);
    expect(Object.fromEntries(waiting.map((mail) => [mail.kind, mail.due]))).toEqual({
      lead: sentAt,
      'subscriber-notice': sentAt,
      'subscriber-welcome': due,
    });
  });
});

describe('a mail that was stored while the clock was ahead', () => {
  const hour = 60 * 60_000;

  it.each([5 * hour, 400 * 24 * hour])(
    '(by %i ms) is sent once the clock is right',
    async (ahead) => {
      const { addLead, deliver, inbox } = await openPostOffice();
      await addLead({}, sentAt + ahead);
      await deliver(sentAt);
      expect(inbox.mails).toHaveLength(1);
    },
  );
});

describe('a mail that cannot be composed', () => {
  it('is retried with backoff, and counts as our own error', async () => {
    const { addLead, deliver, outbox, store } = await openPostOffice();
    await addLead();
    // Not a valid date.
    await store.db.updateTable('leads').set({ received_at: 9e15 }).execute();
    await deliver();
    const [first] = await outbox();
    expect(first).toMatchObject({ attempts: 1, failed_at: null, problem: 'unwritable' });
    await deliver(first?.due);
    const [second] = await outbox();
    expect(Number(second?.due) - Number(first?.due)).toBeGreaterThanOrEqual(2_000);
  });
});

describe('a welcome that the subscriber’s mail server defers', () => {
  it('is given up after five days', async () => {
    const { addSubscriber, deliver, outbox } = await openPostOffice(refuse(451));
    await addSubscriber();
    const later = sentAt + 5 * 24 * 60 * 60_000 + 1;
    expect([await deliver(later), await deliver(later)]).toEqual([true, true]);
    const failed = (await outbox()).filter(({ failed_at }) => failed_at !== null);
    expect(failed.map(({ kind }) => kind)).toEqual(['subscriber-welcome']);
  });
});

it('without an SMTP server, a mail is written as an .eml file to the data folder', async () => {
  const { addLead, outbox, store } = await openPostOffice();
  const DATA_DIR = mkdtempSync(path.join(env().DATA_DIR, 'folder-'));
  await addLead();
  await deliverNext(store, { composers, mailer: createMailer({ DATA_DIR }), clock: () => sentAt });

  const [file, ...others] = readdirSync(path.join(DATA_DIR, 'mail'));
  expect(file).toMatch(/\.eml$/);
  expect(others).toEqual([]);
  const mail = await PostalMime.parse(readFileSync(path.join(DATA_DIR, 'mail', String(file))));
  expect(mail.replyTo).toMatchObject([{ address: 'ayesha@example.com' }]);
  expect(mail.text).toContain('We sell shoes and want a shop.');
  expect(await outbox()).toMatchObject([{ sent_at: sentAt }]);
});
