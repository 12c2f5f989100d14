import { globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { env } from '#lib/base/env.ts';
import { day } from '#lib/base/zone-clock.ts';
import { letterActs } from '#lib/letters/acts.ts';
import { writeMails } from '#lib/letters/letters.ts';
import { deliverNext } from '#lib/post/delivery/deliver.ts';
import { heldInWords } from '#lib/post/held.ts';
import { createMailer } from '#lib/post/transport.ts';
import { personActs } from '#lib/privacy/acts.ts';
import { composers } from '#server/mails.ts';
import { onEachDatabase, store } from '#testing/databases.ts';
import { given } from '#testing/given.ts';
import { newsletter, openPostOffice, queueLetter } from '#testing/post-office.ts';
import { press } from '#testing/press.ts';
import { addLead, addReaders, lead, rowsOf } from '#testing/seed.ts';
import { heldActs } from './acts.ts';
import { endWaiting } from './end-waiting.ts';

const onDay = (number: number) => Date.UTC(2026, 0, 5, 12) + number * day;
const mailFolder = () => path.join(env().DATA_DIR, 'mail');
const inFolder = () => globSync('*.eml', { cwd: mailFolder() });

onEachDatabase('a site that gets a mail server after a month', () => {
  beforeEach(() => rmSync(mailFolder(), { recursive: true, force: true }));

  const add = (name: string, number: number) =>
    addLead(store, { name, email: `${name}@example.com` }, onDay(number));
  /** Of what goes where it is started with a mail server. */
  const subjectsOn = async (number: number) => {
    const { deliver, inbox } = await openPostOffice({}, '', store);
    await endWaiting(store, true, onDay(number));
    while (await deliver(onDay(number + 1)));
    return inbox.mails.map(({ subject }) => subject);
  };

  it('has got each mail as a file once, mails messages of its last week, and waits with the others', async () => {
    const mailer = createMailer(env());
    const toFolder = async (number: number) => {
      while (await deliverNext(store, { composers, mailer, clock: () => onDay(number) }));
    };
    for (const [name, number] of Object.entries({ old: 0, older: 10, late: 24, last: 29 })) {
      await add(name, number);
      await toFolder(number);
    }
    await addReaders(store, 'reader', onDay(29));
    await endWaiting(store, false, onDay(30));
    await toFolder(30);
    const files = globSync('*', { cwd: mailFolder() }).map((name) => path.join(mailFolder(), name));
    expect(files).toHaveLength(6);
    // Its owner reads them, in a mail program.
    const modes = files.map(
      (file) => `${path.extname(file)} ${(statSync(file).mode & 0o777).toString(8)}`,
    );
    expect(new Set(modes)).toEqual(new Set(['.eml 600']));
    const texts = files.map(async (file) => (await PostalMime.parse(readFileSync(file))).text);
    const messages = (await Promise.all(texts)).filter((text) => text?.includes(lead.message));
    expect(messages).toHaveLength(4);
    const waiting = (await rowsOf(store, 'outbox')).filter(({ sent_at }) => sent_at === null);
    expect(waiting.map(({ attempts }) => attempts)).toEqual([0, 0, 0, 0]);

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

  it('asks before a letter goes on of which nothing was tried for a day', async () => {
    await addReaders(store, 'ann ben', onDay(0));
    await store.db.deleteFrom('outbox').execute();
    await queueLetter(store, newsletter, onDay(0));
    const { deliver, inbox } = await openPostOffice({}, '', store);
    const onNext = async (hours: number) => {
      const at = onDay(0) + hours * 60 * 60_000;
      await endWaiting(store, true, at);
      await writeMails(store, at);
      await deliver(at, 'letters');
      return inbox.mails.length;
    };
    expect(await onNext(23)).toBe(1);
    expect(await onNext(48)).toBe(1);
    expect(await heldInWords(store)).toEqual(['the letter “News”, to readers who have not got it']);
    given({ SMTP_URL: inbox.url });
    await press(store, letterActs['resume-letter'], { id: newsletter.id });
    expect(await heldInWords(store)).toEqual([]);
    expect(await onNext(49)).toBe(2);
  });

  it('mails what the release before had written to the folder, and counted as sent', async () => {
    mkdirSync(mailFolder(), { recursive: true });
    const sent = store.db.updateTable('outbox').set({ sent_at: 5, attempts: 1 });
    for (const [name, number] of Object.entries({ old: 0, last: 29 })) {
      const id = await add(name, number);
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
