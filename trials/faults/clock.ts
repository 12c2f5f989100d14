// Leads are taken while the clock is ahead and no mail server is there; then the clock is put right.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { report } from '@/testing/checks';
import { startSite } from '@/testing/site';
import { openInbox } from '@/testing/smtp-inbox';
import { onEachStore, postLead, type Stored, tally, waitUntil } from './support';

const hour = 60 * 60_000;

export async function test(): Promise<void> {
  await onEachStore(async (store) => {
    await clockAhead(store, 'five hours', 5 * hour);
    await clockAhead(store, '400 days', 400 * 24 * hour);
  });
}

async function clockAhead({ name, settings }: Stored, words: string, shift: number) {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-clock-'));
  const file = path.join(folder, 'shift');
  writeFileSync(file, String(shift));
  const reserved = await openInbox();
  await reserved.close();
  const site = await startSite({
    ...(await settings()),
    SMTP_URL: reserved.url,
    NODE_OPTIONS: '--import ./testing/shifted-clock.ts',
    CLOCK_SHIFT_FILE: file,
  });
  const statuses = [await postLead(site.url, 'ahead-1'), await postLead(site.url, 'ahead-2')];
  // Long enough for a first attempt, whose next one is then due in the future.
  await waitUntil(async () => (await health(site.url)).mail === 'retrying', 10);
  writeFileSync(file, '0');
  await using inbox = await openInbox({}, reserved.port);
  const began = Date.now();
  const arrived = await waitUntil(() => tally(inbox.mails).size === 2, 60);
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  const { mail } = await health(site.url);
  report(
    `clock ${words} ahead, ${name}`,
    arrived && mail === 'ok' && statuses.every((status) => status === 200),
    `answers ${statuses}, ${tally(inbox.mails).size} of 2 delivered ${seconds} s after it was right, health "${mail}"`,
  );
  await site.dispose();
  rmSync(folder, { recursive: true });
}

async function health(url: string): Promise<{ mail?: string }> {
  return (await fetch(`${url}/api/health`)).json();
}
