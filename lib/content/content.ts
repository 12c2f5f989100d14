import path from 'node:path';
import { env } from '#lib/base/env.ts';
import { processWide } from '#lib/base/process-wide.ts';
import { readContent } from './read-content.ts';
import type { Content } from './types.ts';
import { written } from './written.ts';

/**
 * Words and facts of the site, checked. Read once; in development again whenever a file has changed.
 *
 * @throws ContentError with all mistakes at once
 */
export function content(): Content {
  const kept = slot();
  if (!kept.content || kept.written !== written) {
    kept.content = readContent(wordsFolder(), env());
    kept.written = written;
  }
  return kept.content;
}

/**
 * Has every part of the process say the words of another folder from now on: those that are published, say.
 *
 * @param read what the folder says, where it has been read before
 */
export function setWords(folder: string, read?: Content): void {
  Object.assign(slot(), { folder, content: read, written });
}

/** Where words are changed, which no visitor sees before they are published. */
export const contentFolder = () => path.normalize(env().CONTENT_DIR);

/** Of the words that `content()` gives. */
export const wordsFolder = () => slot().folder ?? contentFolder();

type Kept = { content?: Content; folder?: string; written: string };

const slot = () => processWide<Kept>('content', () => ({ written }));
