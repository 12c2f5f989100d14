import { execFileSync, execSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { agencyProcess } from '#testing/agency.ts';
import { findPostgres, openPostgres } from '#testing/postgres.ts';
import { type Site, startSite } from '#testing/site.ts';
import { openInbox } from '#testing/smtp-inbox.ts';
import { mailOf, newLead, postLead } from './support/contact-form.ts';
import { expect, test } from './support/test.ts';

// As docs/deploy.md promises, a backup restores the leads and their unsent mails.

const postgresBin = findPostgres();

type Store = {
  env: Record<string, string>;
  destroy(site: Site): void;
};

async function loseAndRestore({ env, destroy }: Store): Promise<void> {
  const down = await openInbox();
  await using site = await startSite({ ...env, SMTP_URL: down.url });
  await down.close();
  const settings = { ...env, DATA_DIR: site.dataDir };
  const leads = [newLead(), newLead(), newLead()];
  for (const body of leads) {
    // On a busy machine a database that has just started may be late.
    await expect.poll(async () => (await postLead(site.url, { body })).status).toBe(200);
  }
  const file = path.join(site.dataDir, '..', `${path.basename(site.dataDir)}.backup`);
  const backup = await agencyProcess(['backup', file], settings);
  expect(backup.code, backup.err).toBe(0);
  const [, command = ''] = /^ {2}(.+)$/m.exec(backup.out) ?? [];

  await site.stop();
  destroy(site);
  execSync(command, { env: { ...process.env, ...settings } });

  await using inbox = await openInbox({}, down.port);
  await site.start();
  expect(await listed(settings)).toEqual(leads.map(({ email }) => email).toSorted());
  for (const lead of leads) await inbox.waitFor(mailOf(lead));
  await site.stop();
  rmSync(file);
}

async function listed(settings: Record<string, string>): Promise<string[]> {
  const { out } = await agencyProcess(['leads', 'list', '--json'], settings);
  return JSON.parse(out)
    .map(({ email }: { email: string }) => email)
    .sort();
}

test('a backup of the embedded database restores the leads, and sends their mail', async () => {
  await loseAndRestore({
    env: {},
    destroy: ({ dataDir }) => rmSync(dataDir, { recursive: true }),
  });
});

test('a backup of PostgreSQL does, too', async () => {
  test.skip(!postgresBin, 'PostgreSQL is not installed');
  using postgres = await openPostgres(postgresBin ?? '');
  await loseAndRestore({
    env: { DATABASE_URL: postgres.url },
    destroy: () => {
      const drop = 'DROP SCHEMA public CASCADE; CREATE SCHEMA public';
      execFileSync('psql', [postgres.url, '-c', drop], { stdio: 'ignore' });
    },
  });
});
