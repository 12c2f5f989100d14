import { processWide } from '#lib/base/process-wide.ts';
import { readContent } from './read-content.ts';
import type { Content } from './types.ts';
import { asOf } from './waiting.ts';
import { releaseWords, type WordFiles } from './words.ts';
import { written } from './written.ts';

/**
 * Words and facts of the site, checked. Read once; in development again whenever a file has changed.
 *
 * @throws ContentError with all mistakes at once
 */
export function content(): Content {
  const kept = slot();
  if (!kept.content || kept.written !== written) {
    kept.content = readContent(asOf(words(), Date.now()));
    kept.written = written;
  }
  return kept.content;
}

/**
 * Has every part of the process say other words from now on than those of the release.
 *
 * @param words the files that they were read from, for who makes pages of them
 */
export function setWords(content: Content, words?: WordFiles): void {
  Object.assign(slot(), { content, words, written });
}

/** The files of what `content()` gives. */
export const words = () => slot().words ?? releaseWords();

type Kept = { content?: Content; words?: WordFiles; written: string };

const slot = () => processWide<Kept>('content', () => ({ written }));
