import { readFileSync } from 'node:fs';
import path from 'node:path';
import { env } from '#lib/base/env.ts';
import { setWords } from '#lib/content/content.ts';
import { withSettings } from '#lib/content/read-content.ts';
import type { Content } from '#lib/content/types.ts';
import { findOthers, readWordsFile } from './pages.ts';

/** Has the process say the words of a folder's pages, with the settings of today. @param given the one served last */
export async function setServedWords(given?: string): Promise<void> {
  const folder = given ?? (await findOthers());
  // A command may run before the first build.
  if (!folder) return;
  const read: Content = JSON.parse(readFileSync(path.join(folder, readWordsFile), 'utf8'));
  setWords({ ...read, site: { ...read.site, ...withSettings(env()) } });
}
