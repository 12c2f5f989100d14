// Leads come in while the clock is ahead and the mail server is down; then the clock is corrected.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { report } from '#testing/checks.ts';
import { freePort } from '#testing/listen.ts';
import { startSite } from '#testing/site.ts';
import { openInbox } from '#testing/smtp-inbox.ts';
import {
  onEachStore,
  postLead,
  readHealth,
  type Stored,
  secondsSince,
  tally,
  waitUntil,
} from './support.ts';

const hour = 60 * 60_000;

export async function test(): Promise<void> {
  await onEachStore(async (store) => {
    await clockAhead(store, 'five hours', 5 * hour);
    await clockAhead(store, '400 days', 400 * 24 * hour);
  });
}

async function clockAhead({ name, settings }: Stored, label: string, shift: number) {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-clock-'));
  const file = path.join(folder, 'shift');
  writeFileSync(file, String(shift));
  const port = await freePort();
  const site = await startSite({
    ...(await settings()),
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    NODE_OPTIONS: '--import ./testing/shifted-clock.ts',
    CLOCK_SHIFT_FILE: file,
  });
  const statuses = [await postLead(site.url, 'ahead-1'), await postLead(site.url, 'ahead-2')];
  // After the first attempt, the next one is due in the future.
  await waitUntil(async () => (await readHealth(site.url)).mail === 'retrying', 10);
  writeFileSync(file, '0');
  await using inbox = await openInbox({}, port);
  const began = Date.now();
  const arrived = await waitUntil(() => tally(inbox.mails).size === 2, 60);
  const seconds = secondsSince(began);
  const { mail } = await readHealth(site.url);
  report(
    `clock ${label} ahead, ${name}`,
    arrived && mail === 'ok' && statuses.every((status) => status === 200),
    `answers ${statuses}, ${tally(inbox.mails).size} of 2 delivered ${seconds} s after it was corrected, health "${mail}"`,
  );
  await site.dispose();
  rmSync(folder, { recursive: true });
}
