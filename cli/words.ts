import { count } from '#lib/base/text.ts';
import { readFolder, releaseFolder } from '#lib/content/words.ts';
import type { Store } from '#lib/database/store.ts';
import { exportWords, importWords } from '#lib/words/import-words.ts';
import type { Answer } from './answer.ts';

export async function exportFiles(store: Store, given: string): Promise<Answer> {
  const folder = given || releaseFolder;
  return tell(await exportWords(store, folder, readFolder(folder)), `written into ${folder}`);
}

export async function importFiles(store: Store, folder: string): Promise<Answer> {
  const actor = { who: 'command', at: Date.now() };
  const files = await importWords(store, actor, readFolder(folder));
  return tell(files, 'taken in: publish them from the desk');
}

function tell(files: readonly string[], what: string): Answer {
  const names = files.length > 0 ? `:\n${files.join('\n')}` : '.';
  return { text: `${count(files.length, 'file')} ${what}${names}`, data: { files } };
}
