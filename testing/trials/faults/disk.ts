// The disk of the data folder is full: a tmpfs of 2 MB, which only root can mount.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { report } from '#testing/checks.ts';
import { startSite } from '#testing/site.ts';
import { openInbox } from '#testing/smtp-inbox.ts';
import { postLead, readHealth, StatusCounts, tally, waitUntil } from './support.ts';

export async function test(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    console.info('skipped: a full disk needs root, to mount a small one');
    return;
  }
  await using inbox = await openInbox();
  const site = await startSite({ SMTP_URL: inbox.url, DATA_DIR: folder });
  const statuses = new StatusCounts();
  const taken: string[] = [];
  const send = async (mark: string) => {
    const status = await postLead(site.url, mark);
    statuses.add(status);
    if (status === 200) taken.push(mark);
    return status;
  };
  await send('first');
  const ballast = path.join(folder, 'ballast');
  try {
    writeFileSync(ballast, Buffer.alloc(4 * 1024 * 1024));
  } catch {
    // The write fails once the disk is full, as intended.
  }
  for (let number = 0; number < 200; number += 1) await send(`full-${number}`);
  const health = async () => (await readHealth(site.url)).status;
  const [full, last] = [await health(), await send('last')];
  rmSync(ballast, { force: true });
  const again = await waitUntil(async () => (await send('room')) === 200, 20);
  const well = await waitUntil(async () => (await health()) === 200, 20);
  const arrived = await waitUntil(() => taken.every((mark) => tally(inbox.mails).has(mark)), 90);
  const only = [...statuses.keys()].every((status) => status === 200 || status === 503);
  report(
    'disk full',
    only && statuses.has(503) && again && arrived && well && full === last,
    `answers ${statuses}, health when full ${full} as a message then ${last}, taken again ${again}, ${taken.length} acknowledged ${arrived ? 'all' : 'not all'} delivered`,
  );
  await site.dispose();
  execFileSync('umount', [folder]);
  rmSync(folder, { recursive: true, force: true });
}
