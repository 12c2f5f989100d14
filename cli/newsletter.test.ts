import { mkdtempSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { env } from '#lib/env.ts';
import { createMailer } from '#lib/mail/transport.ts';
import { deliverNext } from '#lib/outbox/deliver.ts';
import { getStore } from '#lib/store/store.ts';
import { agency, agencyAsked, agencyJson } from '#testing/agency.ts';
import { refuse } from '#testing/post-office.ts';
import { seedSubscriber } from '#testing/seed.ts';
import { type Inbox, openInbox } from '#testing/smtp-inbox.ts';
import { changeStored, emptyStore, stored } from '#testing/stored.ts';
import { runAgency } from './run.ts';

const folder = mkdtempSync(path.join(env().DATA_DIR, 'letters-'));

function letterFile(source = '# News\n\nWords.\n'): string {
  const file = path.join(folder, `${source.length}.md`);
  writeFileSync(file, source);
  return file;
}

const send = (...options: string[]) => agency('newsletter', 'send', letterFile(), ...options);
const letters = () => stored('outbox').filter(({ kind }) => kind === 'newsletter');

let inbox: Inbox;
async function openServer(...options: Parameters<typeof openInbox>) {
  inbox = await openInbox(...options);
  env().SMTP_URL = inbox.url;
}

async function deliverAll() {
  const store = await getStore();
  const delivery = { mailer: createMailer(env()), lettersPerMinute: 60_000 };
  while (await deliverNext(store, delivery, 'letters'));
}

beforeEach(async () => {
  emptyStore();
  changeStored('DELETE FROM letters');
  await openServer();
  for (const name of ['a', 'b', 'c']) await seedSubscriber(`${name}@example.com`);
  await seedSubscriber('gone@example.com', 5);
});
afterEach(async () => {
  env().SMTP_URL = undefined;
  await inbox.close();
});

describe('newsletter send', () => {
  it('queues a mail for each reader if the reply is yes', async () => {
    expect((await agencyAsked('yes', 'newsletter', 'send', letterFile())).code).toBe(0);
    expect(letters()).toHaveLength(3);
  });

  it.each([
    ['no', 1],
    [undefined, 2],
  ])('sends nothing if the reply is %s', async (reply, code) => {
    expect((await agencyAsked(reply, 'newsletter', 'send', letterFile())).code).toBe(code);
    expect([letters(), stored('letters')]).toEqual([[], []]);
  });

  it('asks with the subject and the count, and warns of another letter with that subject', async () => {
    await send('--yes');
    let asked = '';
    const ask = async (question: string) => {
      asked = question;
      return 'no';
    };
    const io = { out: () => undefined, err: () => undefined, ask };
    await runAgency(['newsletter', 'send', letterFile('# News\n\nOther words.\n')], io);
    expect(asked).toMatch(/Another letter with this subject[\s\S]*Send "News" to 3 readers\?/);
  });

  it('adds nothing the second time', async () => {
    await send('--yes');
    await deliverAll();
    const again = JSON.parse((await send('--yes', '--json')).out);
    expect(again).toMatchObject({ queued: 0 });
    expect(letters()).toHaveLength(3);
    expect(inbox.mails).toHaveLength(3);
  });

  it('sends one copy with --test, and nothing else', async () => {
    expect((await send('--test', 'me@example.com')).code).toBe(0);
    expect(inbox.mails).toMatchObject([
      { to: [{ address: 'me@example.com' }], subject: '[Test] News' },
    ]);
    expect([letters(), stored('letters')]).toEqual([[], []]);
    await inbox.close();
    await openServer(refuse(550));
    expect((await send('--test', 'me@example.com')).err).toContain('550');
  });

  it.each([
    ['a missing file', ['/no/such.md', '--yes'], 1, '/no/such.md'],
    ['HTML', [letterFile('# A\n\n<b>x</b>'), '--yes'], 1, 'Line 3'],
    ['no address', [letterFile(), '--test', 'nobody'], 2, '--test'],
  ])('refuses %s', async (_, argv, code, words) => {
    const ran = await agency('newsletter', 'send', ...argv);
    expect({ code: ran.code, said: ran.err.includes(words) }).toEqual({ code, said: true });
    expect(stored('letters')).toEqual([]);
  });
});

it('newsletter status counts sent, waiting, refused and withdrawn', async () => {
  await inbox.close();
  await openServer(refuse(550, (address) => address === 'b@example.com'));
  await send('--yes');
  const [letter] = await agencyJson('newsletter', 'status');
  expect(letter).toMatchObject({ state: 'sending', readers: 3, waiting: 3, subject: 'News' });
  await agency('subscribers', 'remove', 'c@example.com');
  await deliverAll();
  expect(await agencyJson('newsletter', 'status')).toMatchObject([
    { state: 'sent', readers: 3, sent: 1, waiting: 0, refused: 1, withdrawn: 1 },
  ]);
});

it('newsletter stop withdraws what has not been sent, and sending it again says who continues it', async () => {
  await send('--yes');
  await deliverNext(await getStore(), { mailer: createMailer(env()) }, 'letters');
  const id = String(stored('letters')[0]?.id);
  expect(await agencyJson('newsletter', 'stop', id)).toMatchObject({ removed: 2, sent: 1 });
  const stopped = { state: 'stopped', withdrawn: 2 };
  expect(await agencyJson('newsletter', 'status')).toMatchObject([stopped]);
  expect((await agency('newsletter', 'stop', 'unknown')).code).toBe(1);
  expect((await send('--yes')).err).toContain('The desk sends it to the others.');
  await deliverAll();
  expect(inbox.mails).toHaveLength(1);
});

describe('a letter', () => {
  it('is in the export of its readers, and erased with them', async () => {
    await send('--yes');
    await deliverAll();
    const { mails } = await agencyJson('person', 'export', 'a@example.com');
    const letter = { mail: expect.stringMatching(/a letter/), subject: 'News' };
    expect(mails).toContainEqual(expect.objectContaining(letter));
    await agency('person', 'erase', 'a@example.com', '--yes');
    expect(letters()).toHaveLength(2);
  });

  it('is deleted with its rows once it is old, but not while a mail is waiting', async () => {
    await send('--yes');
    changeStored('UPDATE letters SET created_at = 5');
    await agency('retention');
    expect(stored('letters')).toHaveLength(1);
    await deliverAll();
    await agency('retention');
    expect([letters(), stored('letters')]).toEqual([[], []]);
  });
});
