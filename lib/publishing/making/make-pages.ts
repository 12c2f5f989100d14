// Makes pages beside those that are served, and publishes their words (lib/publishing/start.ts starts it).
// Until its last step, nothing that a visitor sees has changed; what a kill leaves, the next one deletes.
import { once } from 'node:events';
import { readdirSync, renameSync, rmSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { isDiskFull } from '#lib/base/disk-full.ts';
import { env } from '#lib/base/env.ts';
import { log } from '#lib/base/log.ts';
import { maskSecrets } from '#lib/base/mask-secrets.ts';
import { setWords } from '#lib/content/content.ts';
import { ContentError } from '#lib/content/mistakes.ts';
import { allPages } from '#lib/content/page-list.ts';
import { readContent } from '#lib/content/read-content.ts';
import type { WordFiles } from '#lib/content/words.ts';
import { wordsOfMap } from '#lib/words/maps.ts';
import { composeAgain, composeDue, composePublication, publish } from '#lib/words/publications.ts';
import { isOlderRelease } from '#lib/words/release.ts';
import { keepBuild } from '../kept-builds.ts';
import { takeLock } from '../lock.ts';
import { tellNotLive } from '../mails.ts';
import { makePhotographs } from '../make-photographs.ts';
import { allFolders, builtCode, builtFolder, findPages, pagesFolder, pagesOf } from '../pages.ts';
import { type Outcome, overwriteProgress, type Progress, writeProgress } from '../progress.ts';
import { busyCode, fullCode, type Job } from '../start.ts';
import { openExisting } from './open-existing.ts';
import { renderSite } from './render-site.ts';
import { startMakers } from './start-makers.ts';
import { warmUp } from './warm-up.ts';

/** What is saved by others meanwhile is taken in, so often. */
const tries = 3;

/** Without a job for so long, in ms, it ends. */
const idle = 3 * 60_000;

// After visitors, and not last of all: beside other work that would take minutes.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
const starting = startMakers();
const opening = openExisting();
let isWaiting = true;
// Where that fails, the pages that are wanted may yet be made.
const warming = warmUp(starting, () => isWaiting).catch(() => undefined);
// Whoever waits for it is told.
for (const promise of [starting, opening]) promise.catch(() => undefined);
const timer = setTimeout(() => process.exit(), idle);
const leave = () => process.exit();
process.on('disconnect', leave);
const [job] = (await once(process, 'message')) as [Job];
isWaiting = false;
clearTimeout(timer);
process.off('disconnect', leave);
const who = 'who' in job ? job.who : '';
// Another look at whether one goes on takes the lock, too. Pages alone wait until others are made: a start needs them.
const patience = 'map' in job ? 600_000 : 2_000; // ms
const lock = takeLock(patience);
if (!lock) process.exit(busyCode);
const at = Date.now();
const progress: Progress = { who, pid: process.pid, begun: at, step: 'checking' };
log.info('publishing begins', { isRenewal: !who });

try {
  tell({});
  // Whoever has asked may be gone.
  process.send?.('begun', undefined, undefined, () => undefined);
  deleteUnfinished();
  tellEnd(await run());
} catch (error) {
  // First, so that there is room to tell that there was none.
  deleteUnfinished();
  if (error instanceof ContentError) tellEnd('mistakes', who ? undefined : error.message);
  else if (isDiskFull(error)) {
    // For who waits to hear that it has begun.
    process.exitCode = fullCode;
    tellEnd('disk full');
  } else tellEnd('failed', maskSecrets(`${error instanceof Error ? error.message : error}`));
  if (!(error instanceof ContentError)) log.error('publishing failed', { error });
  if ('due' in job) await tellNotLive(await opening, at);
}
// Not with the process, which takes seconds to free its memory on a busy machine.
lock[Symbol.dispose]();
process.exit();

async function run(): Promise<Outcome> {
  const store = await opening;
  await warming;
  if ('map' in job) {
    await make(job.map, await wordsOfMap(store, job.map));
    return 'published';
  }
  for (let left = tries; left > 0; left -= 1) {
    const [now, { at: built }] = [Date.now(), builtCode()];
    if (await isOlderRelease(store, built)) return 'overtaken';
    const candidate = job.again
      ? await composeAgain(store, job.again)
      : await (job.due ? composeDue(store, now) : composePublication(store, job.files, now));
    // What was due is live already.
    if (!candidate) return job.due ? 'published' : 'overtaken';
    await make(candidate.hash, candidate.words);
    tell({ step: 'swapping' });
    const deed = job.again ? 'words taken back' : 'words published';
    const isDone = await publish(store, candidate, { who, at: now }, built, deed);
    if (isDone) return 'published';
  }
  return 'overtaken';
}

/** @throws ContentError where the words have mistakes */
async function make(map: string, words: WordFiles) {
  setWords(readContent(words, env(), { mayRepeat: true }), words);
  if (await findPages(map)) return;
  tell({ step: 'photographs' });
  const unreadable = await makePhotographs();
  if (unreadable.length > 0) throw new Error(unreadable.join('\n'));
  tell({ step: 'pages', done: 0 });
  const folder = pagesOf(map);
  const unfinished = `${folder}.unfinished`;
  await renderSite(await starting, unfinished, {
    about: { code: builtCode().code, map },
    before: allFolders(),
    dictionaryFrom: builtFolder,
    onPage: (done, of) => done % 10 === 0 && tell({ step: 'pages', done, of }),
    onCompress: () => tell({ step: 'packing' }),
  });
  // A damaged one.
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
  keepBuild(folder, path.join(env().DATA_DIR, 'builds'));
}

function deleteUnfinished() {
  for (const left of readdirSync(pagesFolder())) {
    if (!left.endsWith('.unfinished')) continue;
    rmSync(path.join(pagesFolder(), left), { recursive: true, force: true });
  }
}

function tell(news: Partial<Progress>) {
  Object.assign(progress, news);
  writeProgress(progress);
}

function tellEnd(how: Outcome, reason?: string) {
  try {
    tell({ ended: { at: Date.now(), how, ...(reason && { reason }) } });
  } catch (error) {
    // Where there was no such file, the desk says that it was cut off.
    log.error('there is no room to tell the end of publishing', { error });
    overwriteProgress(progress);
  }
  const seconds = Math.round((Date.now() - at) / 1_000);
  const pages = how === 'published' ? allPages().length : undefined;
  log.info('publishing ends', { isRenewal: !who, how, pages, seconds });
}
