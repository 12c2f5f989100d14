import { env } from '#lib/base/env.ts';
import { ContentError } from '#lib/content/mistakes.ts';
import { readContent } from '#lib/content/read-content.ts';
import { hashesOf } from '#lib/content/words.ts';
import type { Store } from '#lib/database/store.ts';
import { wordsOfMap } from './maps.ts';
import { withFiles } from './publications.ts';
import { newestPublication, readWorking } from './working.ts';

/**
 * What else has to be published with some files: one, where that is enough, or all that has changed.
 *
 * @returns nothing where they can be published alone, or all together cannot
 */
export async function findNeeded(store: Store, files: readonly string[]): Promise<string[]> {
  const { words } = await readWorking(store);
  const newest = await newestPublication(store.db);
  if (!newest) return [];
  const published = await wordsOfMap(store, newest.map);
  const isRight = (some: readonly string[]) => {
    try {
      readContent(withFiles(published, words, some), env());
      return true;
    } catch (error) {
      if (error instanceof ContentError) return false;
      throw error;
    }
  };
  if (isRight(files)) return [];
  const [before, now] = [hashesOf(published), hashesOf(words)];
  const names = new Set([...before.keys(), ...now.keys()]);
  const others = [...names].filter(
    (file) => before.get(file) !== now.get(file) && !files.includes(file),
  );
  const enough = others.find((file) => isRight([...files, file]));
  if (enough) return [enough];
  return isRight([...files, ...others]) ? others : [];
}
