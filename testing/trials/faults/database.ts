// The store is away under the running site, and comes back: visitors are told within seconds, the owner
// too, and what was acknowledged arrives.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { report } from '#testing/checks.ts';
import type { Postgres } from '#testing/postgres.ts';
import { type Site, startSite } from '#testing/site.ts';
import { openInbox } from '#testing/smtp-inbox.ts';
import { openStallingProxy } from '#testing/stalling-proxy.ts';
import {
  askSite,
  isIdle,
  openAlerts,
  openMessages,
  readHealth,
  type Stored,
  waitUntil,
} from '#testing/trials/harness.ts';

/** What a visitor waits for a 503 at most, in s. */
const patience = 6;

export function loseStore({ postgres }: Stored): Promise<void> {
  return postgres ? losePostgres(postgres) : loseSqlite();
}

async function losePostgres(postgres: Postgres): Promise<void> {
  await lose('PostgreSQL stopped', { DATABASE_URL: postgres.url }, () => {
    postgres.stop();
    return postgres.start;
  });
  using proxy = await openStallingProxy(postgres.url);
  await lose('PostgreSQL silent at a commit', { DATABASE_URL: proxy.url }, () => {
    void proxy.stallAfter('commit');
    return proxy.resume;
  });
}

async function loseSqlite(): Promise<void> {
  await lose('SQLite locked by another program', {}, ({ dataDir }) => {
    const other = new DatabaseSync(path.join(dataDir, 'site.sqlite'), { timeout: 5_000 });
    other.exec('BEGIN IMMEDIATE');
    return () => other.close();
  });
  const folder = mkdtempSync(path.join(tmpdir(), 'site-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return console.info('skipped: a full disk needs root, to mount a small one');
  }
  await lose('SQLite on a full disk', { DATA_DIR: folder }, () => {
    const ballast = path.join(folder, 'ballast');
    try {
      writeFileSync(ballast, Buffer.alloc(32 * 1024 * 1024));
    } catch {
      // Fails once the disk is full.
    }
    return () => rmSync(ballast);
  });
  execFileSync('umount', [folder]);
  rmSync(folder, { recursive: true });
}

/** @param take takes the store away, and returns what brings it back */
async function lose(label: string, env: Record<string, string>, take: (site: Site) => () => void) {
  await using inbox = await openInbox();
  await using alerts = await openAlerts();
  await using site = await startSite({
    ...{ ...env, SMTP_URL: inbox.url, MAIL_TO: 'leads@example.com', ALERT_URL: alerts.url },
  });
  const messages = openMessages(askSite(site.url));
  const isTaken = async () => (await messages.send()) === 200;
  const before = [await messages.send(), (await readHealth(site.url)).status];

  const giveBack = take(site);
  let slowest = 0;
  let meanwhile: number[] = [];
  // A full disk has room for a few.
  await waitUntil(async () => {
    const began = performance.now();
    meanwhile = await Promise.all([1, 2, 3, 4, 5].map(messages.send));
    slowest = Math.max(slowest, (performance.now() - began) / 1000);
    return meanwhile.every((status) => status !== 200);
  }, 60);
  const page = await messages.read();
  // For a moment the last answer is given again.
  const isKnown = await waitUntil(async () => (await readHealth(site.url)).status === 503, 5);
  await waitUntil(() => alerts.states() === 'wrong', 60);

  giveBack();
  const returned = performance.now();
  await waitUntil(isTaken, 30);
  const seconds = ((performance.now() - returned) / 1000).toFixed(1);
  const { missing, strange, text } = await messages.settle(inbox, () => isIdle(site.url), 90);
  await waitUntil(() => alerts.states() === 'wrong, well', 60);
  const after = (await readHealth(site.url)).status;
  report(
    label,
    before.join() === '200,200' &&
      meanwhile.join() === '503,503,503,503,503' &&
      slowest < patience &&
      page === 200 &&
      isKnown &&
      // What was sent and could not be marked is sent again.
      missing + strange === 0 &&
      after === 200 &&
      alerts.states() === 'wrong, well',
    `meanwhile messages ${meanwhile} within ${slowest.toFixed(1)} s, a page ${page}, health 503 ${isKnown}; taken again after ${seconds} s, health ${after}; ${text}; alerts "${alerts.states()}"`,
  );
}
