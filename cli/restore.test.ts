// As docs/deploy.md promises, a backup restores the messages and their unsent mails, words and photographs.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { env } from '#lib/base/env.ts';
import { hashOf, releaseWords } from '#lib/content/words.ts';
import { openStore } from '#lib/database/store.ts';
import { saveLead } from '#lib/leads/leads.ts';
import { deliverNext } from '#lib/post/delivery/deliver.ts';
import { createMailer } from '#lib/post/transport.ts';
import { importWords } from '#lib/words/import-words.ts';
import { readWorking } from '#lib/words/working.ts';
import { composers } from '#server/mails.ts';
import { agency, agencyJson } from '#testing/agency.ts';
import { findPostgres, openDatabase } from '#testing/postgres.ts';
import { lead } from '#testing/seed.ts';
import { openInbox } from '#testing/smtp-inbox.ts';

const name = 'people/amna.jpg';
const photographs = (body: Buffer) =>
  new Map([[name, { hash: hashOf(body), read: async () => body }]]);

const names = ['Ayesha', 'Bilal', 'Chanda'];

async function loseAndRestore(destroy: () => void) {
  const before = await openStore(env());
  for (const name of names) await saveLead(before, { ...lead, name }, 1);
  const photograph = Buffer.from('a photograph');
  const given = { ...releaseWords(), photographs: photographs(photograph) };
  await importWords(before, { who: 'command', at: 1 }, given);
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'backup-')), 'site.backup');
  await agency('backup', file);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await before.close();
  destroy();
  expect(await agencyJson('restore', file)).toMatchObject({ messages: names.length });

  await using inbox = await openInbox();
  const restored = await openStore(env());
  const leads = await restored.db.selectFrom('leads').select('name').execute();
  expect(leads.map(({ name }) => name).sort()).toEqual(names);
  const { words } = await readWorking(restored);
  expect(await words.photographs.get(name)?.read()).toEqual(photograph);
  const mailer = createMailer({ SMTP_URL: inbox.url, DATA_DIR: 'unused' });
  while (await deliverNext(restored, { composers, mailer }));
  await restored.close();
  expect(inbox.mails.map(({ subject }) => subject).sort()).toEqual(
    names.map((name) => `New lead: ${name}`),
  );
}

it('a backup of the embedded database restores the messages, and sends their mail', () =>
  loseAndRestore(() => rmSync(env().DATA_DIR, { recursive: true })));

it('a damaged backup is refused, and nothing is changed', async () => {
  const store = await openStore(env());
  const { id } = await saveLead(store, lead, 1);
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'backup-')), 'site.backup');
  await agency('backup', file);
  await store.close();
  truncateSync(file, statSync(file).size / 2);
  const { code, err } = await agency('restore', file);
  expect({ code, err }).toEqual({ code: 1, err: expect.stringMatching(/damaged|malformed/) });
  const left = await openStore(env());
  const kept = left.db.selectFrom('leads').select('id').where('id', '=', id);
  expect(await kept.execute()).toHaveLength(1);
  await left.close();
});

const onPostgres = findPostgres() ? it : () => {};

onPostgres('a backup of PostgreSQL does, too', async () => {
  await using database = await openDatabase();
  env().DATABASE_URL = database.url;
  await loseAndRestore(() => {
    const drop = 'DROP SCHEMA public CASCADE; CREATE SCHEMA public';
    execFileSync('psql', [database.url, '-c', drop], { stdio: 'ignore' });
  });
});
