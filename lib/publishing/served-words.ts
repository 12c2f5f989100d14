import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { env } from '#lib/base/env.ts';
import { setWords } from '#lib/content/content.ts';
import { withSettings } from '#lib/content/read-content.ts';
import type { Content } from '#lib/content/types.ts';
import { readWordsFile, servedFolder, wordsOf } from './publications.ts';

/** Has the process say the words of a folder's pages, with the settings of today. */
export function setServedWords(folder: string = servedFolder()): void {
  const file = path.join(folder, readWordsFile);
  // A command may run before the first build.
  if (!existsSync(file)) return;
  const read: Content = JSON.parse(readFileSync(file, 'utf8'));
  setWords(wordsOf(folder), { ...read, site: { ...read.site, ...withSettings(env()) } });
}
