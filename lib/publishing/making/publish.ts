// After `next build`: writes `dist/`, which the site's server serves, until other words are published.
import { rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { contentFolder, setWords } from '#lib/content/content.ts';
import { lastChange } from '#lib/content/last-change.ts';
import { builtFolder, currentPublication, hashWords, wordsOf } from '../publications.ts';
import { copyWords } from './copy-words.ts';
import { renderSite } from './render-site.ts';

const [, , code = ''] = process.argv;

try {
  const current = currentPublication();
  const words = current ? wordsOf(current.folder) : contentFolder();
  setWords(words);
  rmSync(builtFolder, { recursive: true, force: true });
  copyWords(words, wordsOf(builtFolder), (name) => changedAt(words, name));
  const { at, who } = current?.about ?? { at: Date.now(), who: '' };
  const about = { code, words: hashWords(words), at, who };
  const addresses = await renderSite(builtFolder, {
    about,
    onPage: (done, known) => process.send?.(`${done} of ${known}`),
  });
  console.info(`Published ${addresses} addresses to ${builtFolder}/public`);
} catch (error) {
  // Next, running in this process, would log the error and continue.
  console.error(error);
  process.exit(1);
}
process.exit();

function changedAt(words: string, name: string): Date {
  const day = lastChange(name);
  return day ? new Date(`${day}T12:00:00Z`) : statSync(path.join(words, name)).mtime;
}
