import { setImmediate as nextTurn } from 'node:timers/promises';
import { processWide } from '#lib/base/process-wide.ts';
import { isPhotograph } from '#lib/content/names.ts';
import { findMistakes, readInTurns } from '#lib/content/read-content.ts';
import { todayIn, waitingIn } from '#lib/content/waiting.ts';
import { hashesOf, type WordFiles } from '#lib/content/words.ts';
import type { Store } from '#lib/database/store.ts';
import { readPublished } from './maps.ts';
import { withFiles } from './publications.ts';
import { newestPublication, readWorking } from './working.ts';

export type Unpublished = {
  /** As they are being written. */
  words: WordFiles;
  /** As visitors see them. */
  published: WordFiles;
  /** What is another file in the two, photographs too, and what was taken back. */
  files: readonly string[];
  /** Pages that visitors no longer see, though their day has come. */
  takenBack: readonly string[];
};

/** Every page of the desk counts them, and few after a change. */
const known = processWide('unpublished', () => new WeakMap<WordFiles, Unpublished>());

/** The same object until something is saved or published. */
export async function readUnpublished(store: Store): Promise<Unpublished> {
  const { words } = await readWorking(store);
  const kept = known.get(words) ?? (await compare(store, words));
  known.set(words, kept);
  return kept;
}

async function compare(store: Store, words: WordFiles): Promise<Unpublished> {
  await readInTurns(words);
  const newest = await newestPublication(store.db);
  const now = Date.now();
  const published = newest ? (await readPublished(store, newest, now)).words : words;
  const today = todayIn(published, now);
  const takenBack = [...waitingIn(published)].flatMap(([file, day]) => (day > today ? [] : file));
  const files = [...new Set([...differing(published, words), ...takenBack])];
  return { words, published, files, takenBack };
}

/** Names of files that are not the same in both. */
export function differing(before: WordFiles, after: WordFiles): string[] {
  const [old, now] = [hashesOf(before), hashesOf(after)];
  const names = [...new Set([...old.keys(), ...now.keys()])].sort();
  return names.filter((file) => old.get(file) !== now.get(file));
}

/**
 * What else has to be published with some files: no more than that takes.
 *
 * @returns nothing where they can be published alone, or the others do not help
 */
export async function findNeeded(store: Store, files: readonly string[]): Promise<string[]> {
  const { words, published, files: changed } = await readUnpublished(store);
  const errorOf = async (some: readonly string[]) => {
    // It takes a tenth of a second, in which no visitor is answered.
    await nextTurn();
    return findMistakes(withFiles(published, words, some));
  };
  const isRight: IsRight = async (some) => !(await errorOf(some));
  if (await isRight(files)) return [];
  const wrong = new Set((await errorOf(changed))?.mistakes.map(({ file }) => file));
  const others = changed.filter(
    (file) => !(files.includes(file) || wrong.has(file) || isPhotograph(file)),
  );
  return (await isRight([...files, ...others])) ? narrow(isRight, files, others) : [];
}

type IsRight = (files: readonly string[]) => Promise<boolean>;

/** Of files that others are right with, as few as they are right with. */
async function narrow(
  isRight: IsRight,
  files: readonly string[],
  others: readonly string[],
): Promise<string[]> {
  if (await isRight(files)) return [];
  if (others.length < 2) return [...others];
  const half = Math.ceil(others.length / 2);
  const [some, rest] = [others.slice(0, half), others.slice(half)];
  const ofRest = await narrow(isRight, [...files, ...some], rest);
  return [...(await narrow(isRight, [...files, ...ofRest], some)), ...ofRest];
}
