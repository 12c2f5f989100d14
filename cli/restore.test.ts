// As docs/deploy.md promises, a backup restores the messages and their unsent mails.

import { execFileSync, execSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { env } from '#lib/base/env.ts';
import { openStore } from '#lib/database/store.ts';
import { saveLead } from '#lib/leads/leads.ts';
import { deliverNext } from '#lib/post/delivery/deliver.ts';
import { createMailer } from '#lib/post/transport.ts';
import { composers } from '#server/mails.ts';
import { agency } from '#testing/agency.ts';
import { findPostgres, openPostgres } from '#testing/postgres.ts';
import { lead } from '#testing/seed.ts';
import { openInbox } from '#testing/smtp-inbox.ts';

const names = ['Ayesha', 'Bilal', 'Chanda'];

async function loseAndRestore(destroy: () => void) {
  const before = await openStore(env());
  for (const name of names) await saveLead(before, { ...lead, name }, 1);
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'backup-')), 'site.backup');
  const { out } = await agency('backup', file);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await before.close();
  destroy();
  const { DATABASE_URL } = env();
  const [, restore = ''] = /^ {2}(.+)$/m.exec(out) ?? [];
  execSync(restore, { env: { ...process.env, ...(DATABASE_URL && { DATABASE_URL }) } });

  await using inbox = await openInbox();
  const restored = await openStore(env());
  const leads = await restored.db.selectFrom('leads').select('name').execute();
  expect(leads.map(({ name }) => name).sort()).toEqual(names);
  const mailer = createMailer({ SMTP_URL: inbox.url, DATA_DIR: 'unused' });
  while (await deliverNext(restored, { composers, mailer }));
  await restored.close();
  expect(inbox.mails.map(({ subject }) => subject).sort()).toEqual(
    names.map((name) => `New lead: ${name}`),
  );
}

it('a backup of the embedded database restores the messages, and sends their mail', () =>
  loseAndRestore(() => rmSync(env().DATA_DIR, { recursive: true })));

const onPostgres = findPostgres() ? it : () => {};

onPostgres('a backup of PostgreSQL does, too', async () => {
  using postgres = await openPostgres();
  env().DATABASE_URL = postgres.url;
  await loseAndRestore(() => {
    const drop = 'DROP SCHEMA public CASCADE; CREATE SCHEMA public';
    execFileSync('psql', [postgres.url, '-c', drop], { stdio: 'ignore' });
  });
});
