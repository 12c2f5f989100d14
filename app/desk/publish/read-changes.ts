import { pathsOf } from '#lib/content/checks/addresses.ts';
import { contentFolder } from '#lib/content/content.ts';
import { ContentError, type Mistake } from '#lib/content/mistakes.ts';
import { readContent } from '#lib/content/read-content.ts';
import { readSources } from '#lib/content/read-sources.ts';
import { env } from '#lib/env.ts';
import { baseFolder, wordsOf } from '#lib/publishing/publications.ts';
import { findRemoved } from '#lib/publishing/slugs.ts';
import { compareWords } from '#lib/words/differences.ts';

export type WordsToPublish = ReturnType<typeof readChanges>;

/** What is another than on the site, and what stands in the way of publishing it. */
export function readChanges() {
  const [folder, published] = [contentFolder(), wordsOf(baseFolder())];
  return {
    differences: compareWords(published, folder),
    mistakes: findMistakes(folder),
    /** Paths of pages whose visitors have nowhere to go. */
    removed: findRemoved(folder, published),
    /** Paths of pages that they could go to. */
    pages: pathsOf(readSources(folder)).sort(),
  };
}

function findMistakes(folder: string): readonly Mistake[] {
  try {
    readContent(folder, env(), true);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.mistakes;
  }
}
