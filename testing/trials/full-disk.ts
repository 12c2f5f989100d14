// The disk is full, or nearly: what the desk says of a press is so, what is acknowledged of messages arrives, and all
// goes on once there is room.
import { execFileSync } from 'node:child_process';
import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { content } from '#lib/content/content.ts';
import { readProgress } from '#lib/publishing/progress.ts';
import { listPublications } from '#lib/words/publications.ts';
import { openSite } from '#testing/desk.ts';
import { newFolder } from '#testing/new-folder.ts';
import { onStore } from '#testing/site.ts';
import { wordsOf } from '#testing/words.ts';
import { openMessages, report, waitUntil } from './harness.ts';

/** How much is left, in KB. */
const levels = [0, 4, 64, 256, 1_024, 4_096, 16_384, 65_536];
const patience = 300; // s

export async function fillDisk(): Promise<void> {
  const folder = newFolder();
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
  }
}

async function pressAtEachLevel(folder: string) {
  await using desk = await openSite();
  const { enter, inbox, site } = desk;
  const browser = await enter();
  const about = async () => (await fetch(`${site.url}/about`)).text();
  const ended = async () => (await onStore(site, readProgress))?.ended;
  const messages = openMessages((address, post) => fetch(site.url + address, post));
  const published = () =>
    onStore(site, async ({ db }) => (await listPublications(db, 1_000)).length);
  const ballast = path.join(folder, 'ballast');
  const { title } = content().about.hero;
  let words = title;
  for (const left of levels) {
    const next = `${title} ${left}`;
    await wordsOf(site).change('about.yaml', words, next);
    words = next;
    const before = await published();
    const { bavail, bsize } = statfsSync(folder);
    writeFileSync(ballast, Buffer.alloc(bavail * bsize - left * 1024));
    // The log of the database has room for a few.
    let tries = left === 0 ? 500 : 1;
    while (tries > 0 && (await messages.send()) === 200) tries -= 1;
    const pressed = Date.now();
    const { status } = await browser.press('publish');
    const hasEnded = async () => ((await ended())?.at ?? 0) > pressed;
    const isOver = status === 507 || (status === 303 && (await waitUntil(hasEnded, patience)));
    const how = status === 303 && (await ended())?.how;
    const isServed = /^<!doctype html>.*<\/html>$/is.test(await about());
    rmSync(ballast);
    const added = (await published()) - before;
    const isSaid = isOver && (left > 0 || tries > 0) && added === (how === 'published' ? 1 : 0);
    if (added === 0) await browser.press('publish');
    const goesOn = async () => (await about()).includes(next) && (await messages.send()) === 200;
    const hasPassed = isSaid && isServed && (await waitUntil(goesOn, patience));
    report(`publishing with ${left} KB left`, hasPassed, { status, how, added, tries, isServed });
  }
  const found = await messages.settle(inbox.mails, site.url);
  report('messages to a full disk', found.missing === 0, found);
}
