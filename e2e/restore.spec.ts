import { execFileSync, execSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { agencyProcess } from '@/testing/agency';
import { findPostgres, openPostgres } from '@/testing/postgres';
import { type Site, startSite } from '@/testing/site';
import { openInbox } from '@/testing/smtp-inbox';
import { newLead, postLead } from './support/contact-form';
import { expect, test } from './support/test';

// What docs/deploy.md promises: a backup brings back the leads, and the mails that had not gone out.

const hasDump = ['pg_dump', 'pg_restore'].every((tool) => {
  try {
    execFileSync(tool, ['--version']);
    return true;
  } catch {
    process.stderr.write(`No ${tool} found: restoring PostgreSQL was not tried.\n`);
    return false;
  }
});
const postgresBin = findPostgres();

type Store = {
  env: Record<string, string>;
  /** Takes everything away that the site had stored. */
  destroy(site: Site): void;
};

/** Backs up a site with leads whose mail server is away, destroys its store, and restores it. */
async function loseAndRestore({ env, destroy }: Store): Promise<void> {
  const away = await openInbox();
  await away.close();
  const site = await startSite({ ...env, SMTP_URL: away.url });
  const settings = { ...env, DATA_DIR: site.dataDir };
  const leads = [newLead(), newLead(), newLead()];
  for (const body of leads) expect((await postLead(site.url, { body })).status).toBe(200);
  const file = path.join(site.dataDir, '..', `${path.basename(site.dataDir)}.backup`);
  const backup = await agencyProcess(['backup', file], settings);
  expect(backup.code, backup.err).toBe(0);
  const [, command = ''] = /^ {2}(.+)$/m.exec(backup.out) ?? [];

  await site.stop();
  destroy(site);
  execSync(command, { env: { ...process.env, ...settings } });

  const inbox = await openInbox({}, away.port);
  await site.start();
  expect(await listed(settings)).toEqual(leads.map(({ email }) => email).toSorted());
  for (const { message } of leads) {
    await inbox.waitFor(({ text = '' }) => text.includes(message), 40_000);
  }
  await site.dispose();
  await inbox.close();
  rmSync(file);
}

async function listed(settings: Record<string, string>): Promise<string[]> {
  const { out } = await agencyProcess(['leads', 'list', '--json'], settings);
  return JSON.parse(out)
    .map(({ email }: { email: string }) => email)
    .sort();
}

test('a backup of the embedded database brings back the leads, and their mail goes out', async () => {
  await loseAndRestore({
    env: {},
    destroy: ({ dataDir }) => rmSync(dataDir, { recursive: true }),
  });
});

test('a backup of PostgreSQL does, too', async () => {
  test.skip(!postgresBin || !hasDump);
  const postgres = await openPostgres(postgresBin ?? '');
  await loseAndRestore({
    env: { DATABASE_URL: postgres.url },
    destroy: () => {
      const drop = 'DROP SCHEMA public CASCADE; CREATE SCHEMA public';
      execFileSync('psql', [postgres.url, '-c', drop], { stdio: 'ignore' });
    },
  });
  postgres.dispose();
});
