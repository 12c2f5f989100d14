import { pathsOf } from '#lib/content/checks/addresses.ts';
import { contentFolder } from '#lib/content/content.ts';
import { readSources } from '#lib/content/read-sources.ts';
import { baseFolder, wordsOf } from '#lib/publishing/publications.ts';
import { findRemoved } from '#lib/publishing/slugs.ts';
import { compareWords } from '#lib/words/differences.ts';
import { checkTogether } from '#lib/words/working-copy.ts';

export type WordsToPublish = ReturnType<typeof readChanges>;

/** What is another than on the site, and what stands in the way of publishing it. */
export function readChanges() {
  const [folder, published] = [contentFolder(), wordsOf(baseFolder())];
  return {
    differences: compareWords(published, folder),
    mistakes: checkTogether(),
    /** Paths of pages whose visitors have nowhere to go. */
    removed: findRemoved(folder, published),
    /** Paths of pages that they could go to. */
    pages: pathsOf(readSources(folder)).sort(),
  };
}
