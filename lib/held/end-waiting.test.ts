import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { env } from '#lib/base/env.ts';
import { day } from '#lib/base/zone-clock.ts';
import type { Store } from '#lib/database/store.ts';
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
import { heldInWords } from './in-words.ts';

const onDay = (number: number) => Date.UTC(2026, 0, 5, 12) + number * day;
const mailFolder = () => path.join(env().DATA_DIR, 'mail');
const inFolder = () => globSync('*.eml', { cwd: mailFolder() });

onEachDatabase('a site that gets a mail server after a month', (open) => {
  let store: Store;
  beforeEach(async () => {
    rmSync(mailFolder(), { recursive: true, force: true });
    store = await open();
  });

  const add = (name: string, number: number) =>
    saveLead(store, { ...lead, name, email: `${name}@example.com` }, onDay(number));
  const deliver = async (mailer: Mailer, now: number) => {
    while (await deliverNext(store, { composers, mailer, clock: () => now }));
  };
  /** Of what goes where it is started with a mail server. */
  const subjectsOn = async (number: number) => {
    const inbox = await openInbox();
    closeAfter(inbox.close);
    await endWaiting(store, true, onDay(number));
    await deliver(createMailer({ SMTP_URL: inbox.url, DATA_DIR: 'unused' }), onDay(number + 1));
    return inbox.mails.map(({ subject }) => subject);
  };

  it('has got each mail as a file once, mails messages of its last week, and waits with the others', async () => {
    const toFolder = createMailer(env());
    for (const [name, number] of Object.entries({ old: 0, older: 10, late: 24, last: 29 })) {
      await add(name, number);
      await deliver(toFolder, onDay(number));
    }
    await subscribe(store, consentOf('reader@example.com'), onDay(29));
    await endWaiting(store, false, onDay(30));
    await deliver(toFolder, onDay(30));
    expect(inFolder()).toHaveLength(6);
    const waiting = store.db.selectFrom('outbox').select('attempts').where('sent_at', 'is', null);
    expect(await waiting.execute()).toEqual(Array(4).fill({ attempts: 0 }));

    expect(await subjectsOn(30)).toEqual(['New lead: late', 'New lead: last']);
    expect(await heldInWords(store)).toEqual([
      'visitor messages from before there was a mail server: 2',
    ]);
    await press(store, personActs['erase-person'], { email: 'old@example.com', sure: 'yes' });
    expect(inFolder()).toHaveLength(4);
    await press(store, heldActs['let-go'], {});
    expect(await subjectsOn(31)).toEqual(['New lead: older']);
    expect(await subjectsOn(32)).toEqual([]);
  });

  it('mails what the release before had written to the folder, and counted as sent', async () => {
    mkdirSync(mailFolder(), { recursive: true });
    const sent = store.db.updateTable('outbox').set({ sent_at: 5, attempts: 1 });
    for (const [name, number] of Object.entries({ old: 0, last: 29 })) {
      const { id } = await add(name, number);
      const [mail] = await sent.where('subject_id', '=', id).returning('id').execute();
      writeFileSync(path.join(mailFolder(), `2026-01-05T12-00-00.000Z ${mail?.id}.eml`), 'a mail');
    }
    await add('mailed', 0);
    await sent.where('sent_at', 'is', null).execute();

    await endWaiting(store, false, onDay(30));
    expect(await subjectsOn(30)).toEqual(['New lead: last']);
    expect(await heldInWords(store)).toHaveLength(1);
    expect(await subjectsOn(31)).toEqual([]);
    expect(inFolder()).toHaveLength(2);
  });
});
