import { setImmediate as nextTurn } from 'node:timers/promises';
import { env } from '#lib/base/env.ts';
import { isPhotograph } from '#lib/content/names.ts';
import { findMistakes } from '#lib/content/read-content.ts';
import type { Store } from '#lib/database/store.ts';
import { withFiles } from '#lib/words/publications.ts';
import { readUnpublished } from '#lib/words/unpublished.ts';

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
    return findMistakes(withFiles(published, words, some), env());
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
