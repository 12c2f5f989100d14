import { builtCode } from '#lib/base/built.ts';
import { isDiskFull } from '#lib/base/disk-full.ts';
import { log } from '#lib/base/log.ts';
import { reasonOf } from '#lib/base/text.ts';
import { ContentError } from '#lib/content/mistakes.ts';
import { readContent } from '#lib/content/read-content.ts';
import type { WordFiles } from '#lib/content/words.ts';
import type { Store } from '#lib/database/store.ts';
import { wordsOfMap } from '#lib/words/maps.ts';
import { composeAgain, composeDue, composePublication, publish } from '#lib/words/publications.ts';
import type { Ended, Job, Outcome, Tell } from '../ask-maker.ts';
import { findSnapshot, readSnapshots, snapshotFile, writeSnapshot } from '../snapshot.ts';
import { makeSnapshot } from './make-snapshot.ts';
import type { Ask } from './next.ts';

/** What is saved by others meanwhile is taken in, so often. */
const tries = 3;

/** Makes pages of words, and then has visitors see them. Until then nothing that these see has changed. */
export async function publishWords(store: Store, ask: Ask, job: Job, tell: Tell): Promise<Ended> {
  const isRenewal = !job.who;
  const from = Date.now();
  log.info('publishing begins', { isRenewal });
  const ended = await run(store, ask, job, tell).then(
    (how): Ended => ({ how }),
    (error): Ended => {
      if (error instanceof ContentError) {
        return { how: 'mistakes', ...(isRenewal && { reason: error.message }) };
      }
      log.error('publishing failed', { error });
      if (isDiskFull(error)) return { how: 'disk full' };
      return { how: 'failed', reason: reasonOf(error) };
    },
  );
  const seconds = Math.round((Date.now() - from) / 1_000);
  log.info('publishing ends', { isRenewal, how: ended.how, seconds });
  return ended;
}

async function run(store: Store, ask: Ask, job: Job, tell: Tell): Promise<Outcome> {
  const { who, map, again, due } = job;
  if (map) {
    await make(ask, map, await wordsOfMap(store, map), tell);
    return 'published';
  }
  for (let left = tries; left > 0; left -= 1) {
    const [at, { code, at: built }] = [Date.now(), builtCode()];
    const candidate = await compose(store, job, at);
    // What was due is live already.
    if (!candidate) return due ? 'published' : 'overtaken';
    const { hash, words } = candidate;
    if (!(await findSnapshot(code, hash))) await make(ask, hash, words, tell);
    tell('The site changes over.');
    const deed = again ? 'words taken back' : 'words published';
    if (await publish(store, candidate, { who, at }, built, deed)) return 'published';
  }
  return 'overtaken';
}

function compose(store: Store, { files, again, due }: Job, at: number) {
  if (again) return composeAgain(store, again);
  return due ? composeDue(store, at) : composePublication(store, files, at);
}

/** @throws ContentError where the words have mistakes */
async function make(ask: Ask, map: string, words: WordFiles, tell: Tell): Promise<void> {
  tell('The words are checked.');
  const { code } = builtCode();
  const content = readContent(words);
  const { leftOut } = content;
  if (leftOut) log.warn('a newer release knows more: left out', { what: leftOut });
  const earlier = (await readSnapshots()).find((one) => one.code === code);
  const snapshot = await makeSnapshot(ask, { content, words }, { code, map }, { earlier, tell });
  writeSnapshot(snapshotFile(code, map), snapshot);
}
