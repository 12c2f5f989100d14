import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { env } from '#lib/base/env.ts';
import { day } from '#lib/base/zone-clock.ts';
import type { Store } from '#lib/database/store.ts';
import { heldInWords } from '#lib/desk/held.ts';
import { saveLead } from '#lib/leads/leads.ts';
import { subscribe } from '#lib/letters/subscribers.ts';
import { deliverNext } from '#lib/post/delivery/deliver.ts';
import type { Mailer } from '#lib/post/mailer.ts';
import { createMailer } from '#lib/post/transport.ts';
import { personActs } from '#lib/privacy/acts.ts';
import { composers } from '#server/mails.ts';
import { closeAfter } from '#testing/close-after.ts';
import { onEachDatabase } from '#testing/databases.ts';
import { press } from '#testing/press.ts';
import { consentOf, lead } from '#testing/seed.ts';
import { openInbox } from '#testing/smtp-inbox.ts';
import { heldActs } from './acts.ts';
import { endWaiting } from './end-waiting.ts';

const start = Date.UTC(2026, 0, 5, 12, 0);
const mailFolder = () => path.join(env().DATA_DIR, 'mail');

onEachDatabase('a site that gets a mail server after a month', (open) => {
  let store: Store;
  beforeEach(async () => {
    rmSync(mailFolder(), { recursive: true, force: true });
    store = await open();
  });

  const add = (email: string, at: number) => saveLead(store, { ...lead, name: email, email }, at);
  const deliver = async (mailer: Mailer, now: number) => {
    while (await deliverNext(store, { composers, mailer, clock: () => now }));
  };
  const inFolder = () => globSync('*.eml', { cwd: mailFolder() });
  const outbox = () => store.db.selectFrom('outbox').selectAll().orderBy('created_at').execute();
  const subjectsOf = async (now: number) => {
    const inbox = await openInbox();
    closeAfter(inbox.close);
    await endWaiting(store, true, now);
    await deliver(createMailer({ SMTP_URL: inbox.url, DATA_DIR: 'unused' }), now + day);
    return inbox.mails.map(({ subject }) => subject);
  };

  it('has got each mail as a file once, mails messages of its last week, and waits with the others', async () => {
    const toFolder = createMailer(env());
    for (const [email, days] of [
      ['old', 0],
      ['older', 10],
      ['late', 24],
      ['last', 29],
    ] as const) {
      await add(`${email}@example.com`, start + days * day);
      await deliver(toFolder, start + days * day);
    }
    await subscribe(store, consentOf('reader@example.com'), start + 29 * day);
    await deliver(toFolder, start + 30 * day);
    await endWaiting(store, false, start + 30 * day);
    await deliver(toFolder, start + 30 * day);
    expect(inFolder()).toHaveLength(6);
    const leads = (await outbox()).filter(({ kind }) => kind === 'lead');
    expect(leads.map(({ sent_at, attempts }) => [sent_at, attempts])).toEqual(
      leads.map(() => [null, 0]),
    );

    expect(await subjectsOf(start + 30 * day)).toEqual([
      'New lead: late@example.com',
      'New lead: last@example.com',
    ]);
    expect(await heldInWords(store)).toEqual([
      'visitor messages from before there was a mail server: 2',
    ]);
    await press(store, personActs['erase-person'], { email: 'old@example.com', sure: 'yes' });
    expect(inFolder()).toHaveLength(4);
    await press(store, heldActs['let-go'], {});
    expect(await subjectsOf(start + 31 * day)).toEqual(['New lead: older@example.com']);
    expect(await subjectsOf(start + 32 * day)).toEqual([]);
  });

  it('mails what the release before had written to the folder, and counted as sent', async () => {
    mkdirSync(mailFolder(), { recursive: true });
    for (const [email, days] of [
      ['old', 0],
      ['last', 29],
    ] as const) {
      const { id } = await add(`${email}@example.com`, start + days * day);
      const mails = store.db
        .updateTable('outbox')
        .set({ sent_at: start + days * day, attempts: 1 });
      const [mail] = await mails.where('subject_id', '=', id).returning('id').execute();
      writeFileSync(path.join(mailFolder(), `2026-01-05T12-00-00.000Z ${mail?.id}.eml`), 'a mail');
    }
    await add('mailed@example.com', start);
    await store.db.updateTable('outbox').set({ sent_at: 5 }).where('sent_at', 'is', null).execute();

    await endWaiting(store, false, start + 30 * day);
    expect((await outbox()).filter(({ sent_at }) => sent_at === null)).toHaveLength(2);
    expect(await subjectsOf(start + 30 * day)).toEqual(['New lead: last@example.com']);
    expect(await heldInWords(store)).toHaveLength(1);
    expect(await subjectsOf(start + 31 * day)).toEqual([]);
    expect(inFolder().map((name) => readFileSync(path.join(mailFolder(), name), 'utf8'))).toEqual([
      'a mail',
      'a mail',
    ]);
  });
});
