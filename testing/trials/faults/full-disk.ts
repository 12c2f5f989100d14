// The disk is full, or nearly: what the desk says of a press is so, and all goes on once there is room.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { content } from '#lib/content/content.ts';
import { openStore } from '#lib/database/store.ts';
import { listPublications } from '#lib/words/publications.ts';
import { report } from '#testing/checks.ts';
import { openPublishing } from '#testing/publishing.ts';
import { type Stored, waitUntil } from '#testing/trials/harness.ts';

/** How much is left, in KB. */
const levels = [0, 4, 64, 256, 1_024, 4_096, 16_384, 65_536];
const patience = 300; // s

export async function fillDisk({ postgres }: Stored): Promise<void> {
  if (postgres) return;
  const folder = mkdtempSync(path.join(tmpdir(), 'site-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=200m', 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return console.info('skipped: a full disk needs root, to mount a small one');
  }
  const { TMPDIR } = process.env;
  // There the site has its data.
  process.env.TMPDIR = folder;
  try {
    await pressAtEachLevel(folder);
  } finally {
    process.env.TMPDIR = TMPDIR ?? '';
    // The log of its server is still open here.
    execFileSync('umount', ['--lazy', folder]);
    rmSync(folder, { recursive: true });
  }
}

async function pressAtEachLevel(folder: string) {
  await using desk = await openPublishing();
  const { browser, change, progress, read, site } = desk;
  const ballast = path.join(folder, 'ballast');
  const { title } = content().about.hero;
  let words = title;
  for (const left of levels) {
    const next = `${title} ${left}`;
    await change('about.yaml', words, next);
    const before = await countPublications(site.dataDir);
    const { bavail, bsize } = statfsSync(folder);
    writeFileSync(ballast, Buffer.alloc(bavail * bsize - left * 1024));
    const pressed = Date.now();
    const answer = await browser.press('publish');
    if (answer.status === 303) {
      await waitUntil(async () => ((await progress())?.ended?.at ?? 0) > pressed, patience);
    }
    const { how } = (answer.status === 303 && (await progress())?.ended) || {};
    const isServed = /^<!doctype html>.*<\/html>$/is.test(await read('/about'));
    rmSync(ballast);
    const added = (await countPublications(site.dataDir)) - before;
    const isTrue = added === (how === 'published' ? 1 : 0);
    if (added === 0) await browser.press('publish');
    const goesOn = await waitUntil(async () => (await read('/about')).includes(next), patience);
    report(
      `publishing with ${left} KB left`,
      [303, 507].includes(answer.status) && isTrue && isServed && goesOn,
      `${answer.status} ${how ?? ''}, ${added} published; served meanwhile ${isServed}, published after ${goesOn}`,
    );
    words = next;
  }
}

async function countPublications(DATA_DIR: string): Promise<number> {
  const store = await openStore({ DATA_DIR, DATABASE_URL: undefined });
  try {
    return (await listPublications(store.db, 1_000)).length;
  } finally {
    await store.close();
  }
}
