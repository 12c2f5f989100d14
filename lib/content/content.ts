import { statSync } from 'node:fs';
import path from 'node:path';
import { env } from '#lib/env.ts';
import { processWide } from '#lib/process-wide.ts';
import { readContent } from './read-content.ts';
import { filesBelow } from './read-sources.ts';
import type { Content } from './types.ts';

/**
 * Words and facts of the site, checked. Read once; in development again whenever a file has changed.
 *
 * @throws ContentError with all mistakes at once
 */
export function content(): Content {
  const kept = processWide<Kept>('content', () => ({ signature: '' }));
  const signature = process.env.NODE_ENV === 'development' ? signatureOf(contentFolder()) : '';
  if (!kept.content || kept.signature !== signature) {
    kept.content = readContent(contentFolder(), env());
    kept.signature = signature;
  }
  return kept.content;
}

type Kept = { content?: Content; signature: string };

export const contentFolder = () => path.normalize(env().CONTENT_DIR);

/** Changes with any file of a folder. */
function signatureOf(folder: string): string {
  return filesBelow(folder)
    .map((file) => `${file} ${statSync(path.join(folder, file)).mtimeMs}`)
    .join();
}
