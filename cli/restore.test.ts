// As docs/deploy.md promises, a backup restores messages and their unsent mails, words and photographs. What has gone
// since does not go again; what nobody can tell of waits.

import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { env } from '#lib/base/env.ts';
import { releaseWords } from '#lib/content/words.ts';
import { openStore, type Store, withStore } from '#lib/database/store.ts';
import { leadActs } from '#lib/leads/acts.ts';
import { keepDraft, planDraft, sendLetters } from '#lib/letters/drafts.ts';
import { beginLetter } from '#lib/letters/letters.ts';
import { unsubscribe } from '#lib/letters/subscribers.ts';
import { type Lane, lanes } from '#lib/post/kinds.ts';
import { importWords } from '#lib/words/import-words.ts';
import { readWorking } from '#lib/words/working.ts';
import { agency, agencyJson } from '#testing/agency.ts';
import { given, mailServer } from '#testing/given.ts';
import { newFolder } from '#testing/new-folder.ts';
import { openPostOffice } from '#testing/post-office.ts';
import { databaseKinds, openDatabase, type PostgresDatabase } from '#testing/postgres.ts';
import { press } from '#testing/press.ts';
import { photographOf } from '#testing/release-words.ts';
import { addLead, addReaders, lead, rowsOf } from '#testing/seed.ts';

const minute = 60_000;
// So that nothing waits to be told of with others.
const now = Date.now() - 60 * minute;
const owner = { who: 'owner@example.com', at: now };
const source = '---\nsubject: Half sent\n---\n\nDear reader.\n';

const photograph = { name: 'people/amna.jpg', body: Buffer.from('a photograph') };

describe.each(databaseKinds())('after a restore on %s', (kind) => {
  const onSqlite = kind === 'SQLite' ? it : () => {};
  let database: PostgresDatabase | undefined;
  let file: string;
  beforeEach(async () => {
    if (kind === 'PostgreSQL') database = await openDatabase();
    given({ ...mailServer, DATABASE_URL: database?.url, DATA_DIR: newFolder() });
    given({ NEWSLETTER_PER_MINUTE: 60_000 });
    file = path.join(newFolder(), 'site.backup');
    await onStore(seed);
    await agency('backup', file);
  });
  afterEach(async () => {
    await database?.[Symbol.asyncDispose]();
    database = undefined;
  });

  const onStore = <Result>(use: (store: Store) => Promise<Result>) => withStore(env(), use);

  /** As a running site does. @returns how many went, by subject */
  const run = (times = Number.POSITIVE_INFINITY) =>
    onStore(async (store) => {
      const { deliver, inbox } = await openPostOffice({}, '', store);
      await sendLetters(store, Date.now());
      for (const lane of Object.keys(lanes) as Lane[]) {
        let left = times;
        while (left > 0 && (await deliver(Date.now(), lane))) left -= 1;
      }
      const bySubject = Object.groupBy(inbox.mails, ({ subject = '' }) => subject);
      return Object.fromEntries(
        Object.entries(bySubject).map(([subject, mails]) => [subject, mails?.length]),
      );
    });

  async function seed(store: Store) {
    await addReaders(store, 'a b c', now);
    const photographs = new Map([[photograph.name, photographOf(photograph.body)]]);
    await importWords(store, { who: 'command', at: 1 }, { ...releaseWords(), photographs });
    const id = await addLead(store, {}, now);
    await press(store, leadActs['send-answer'], { id, words: 'We would like to.' }, owner);
    await beginLetter(store, { id: 'half', subject: 'Half sent', source }, owner.at);
    const words = { subject: 'Planned', preview: '', words: 'Dear reader.' };
    await keepDraft(store, { id: 'draft', version: 0 }, words, true, owner);
    await planDraft(store, { id: 'draft', version: 1 }, now + 59 * minute, owner);
  }

  const lose = () => {
    if (!database) return rmSync(env().DATA_DIR, { recursive: true });
    const drop = 'DROP SCHEMA public CASCADE; CREATE SCHEMA public';
    execFileSync('psql', [database.url, '-c', drop], { stdio: 'ignore' });
  };

  it('nothing goes a second time that has gone since', async () => {
    const gone = await run();
    expect(gone).toMatchObject({ Planned: 3, 'Half sent': 3 });
    expect(Object.keys(gone).join()).toContain('Re: Your message');

    expect(await agencyJson('restore', file)).toMatchObject({ messages: 1, held: [] });
    expect(await run()).toEqual({});
  });

  onSqlite('what had not gone goes, to those who have not got it and not left', async () => {
    // One mail of each lane: the first of the letter's three readers has it.
    await run(1);
    await onStore(async (store) => {
      const waiting = store.db
        .selectFrom('subscribers')
        .innerJoin('outbox', 'outbox.subject_id', 'subscribers.id')
        .select('inbox_key')
        .where('letter_id', '=', 'half')
        .where('sent_at', 'is', null);
      await unsubscribe(store, await waiting.executeTakeFirstOrThrow(), Date.now());
    });
    expect(await agencyJson('restore', file)).toMatchObject({ held: [] });
    const gone = await run();
    expect(gone).toMatchObject({ 'Half sent': 1 });
    expect(gone.Planned ?? 0).toBeLessThan(3);
  });

  onSqlite(
    'a planned letter that was changed since waits, and does not go once it is dropped',
    async () => {
      await onStore(async (store) => {
        const words = { subject: 'Planned', preview: '', words: 'Dear readers, corrected.' };
        await keepDraft(store, { id: 'draft', version: 2 }, words, true, owner);
      });
      await run();
      const { held } = await agencyJson('restore', file);
      expect(held).toEqual([expect.stringContaining('“Planned”')]);
      expect(await run()).toEqual({ 'Some mail waits for you': 1 });
      await agency('held', 'drop');
      expect([await run(), await agencyJson('held')]).toEqual([{}, { held: [] }]);
    },
  );

  it('where nobody can tell, it waits, and the owner is told once', async () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    lose();
    const { held, messages } = await agencyJson('restore', file);
    expect(messages).toBe(1);
    await onStore(async (store) => {
      const { words } = await readWorking(store);
      expect(await words.photographs.get(photograph.name)?.read()).toEqual(photograph.body);
    });
    expect(held).toEqual([
      'answers to visitors: 1',
      'copies of answers: 1',
      'welcomes to subscribers: 3',
      expect.stringContaining('“Half sent”'),
      expect.stringContaining('“Planned”'),
    ]);
    // The message of a visitor reaches the agency all the same.
    expect(await run()).toEqual({
      ...{ 'Some mail waits for you': 1, [`New lead: ${lead.name}`]: 1 },
      '3 new newsletter subscribers': 1,
    });
    expect(await run()).toEqual({});

    await agency('held', 'let-go');
    const gone = await run();
    expect(gone).toMatchObject({ Planned: 3, 'Half sent': 3 });
    // Beside them, three welcomes, an answer and its copy.
    expect(Object.values(gone).reduce((all = 0, some = 0) => all + some)).toBe(11);
    expect(await agencyJson('held')).toEqual({ held: [] });
    expect(await agencyJson('leads', 'retry', '--all-failed')).toEqual({ retried: 0 });
    expect(await agencyJson('retention')).toMatchObject({ messages: 0 });
  });
});

it('nothing is changed by a damaged backup, nor while a site runs; a damaged database is put aside', async () => {
  given({ DATA_DIR: newFolder() });
  const store = await openStore(env());
  await addReaders(store, 'a', now);
  const file = path.join(newFolder(), 'site.backup');
  await agency('backup', file);
  expect((await agency('restore', file)).err).toContain('stop it first');
  expect(await rowsOf(store, 'subscribers')).toHaveLength(1);
  await store.close();
  expect((await agency('restore', 'nowhere')).err).toMatch(/There is no \/.*nowhere/);
  const half = `${file}.half`;
  writeFileSync(half, readFileSync(file).subarray(0, statSync(file).size / 2));
  expect((await agency('restore', half)).err).toMatch(/damaged|malformed/);
  writeFileSync(half, '');
  expect((await agency('restore', half)).err).toContain('no backup of a site');
  expect(readdirSync(env().DATA_DIR).filter((name) => name.includes('restor'))).toEqual([]);
  writeFileSync(path.join(env().DATA_DIR, 'site.sqlite'), 'damaged');
  const { held, aside } = await agencyJson('restore', file);
  expect(held).toEqual(['welcomes to subscribers: 1']);
  expect(aside).toContain('before-restore-');
});
