// `npm run check`: what is wrong with the content, in a second. `-- --fix` first renames the fields
// whose right name is certain, as after a misspelling or with a new version of the site.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { content } from '#lib/content/content.ts';
import { ContentError } from '#lib/content/mistakes.ts';
import { releaseFolder } from '#lib/content/words.ts';
import { checkContent, checkSettings } from './checks.ts';
import './compile.ts';

const { fix } = parseArgs({ options: { fix: { type: 'boolean' } } }).values;
checkSettings();
if (fix) renameFields();
await checkContent();
console.info(`${releaseFolder} has no mistakes`);

function renameFields() {
  try {
    content();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    for (const { file, line = 0, rename } of error.mistakes) {
      if (!rename) continue;
      const { typed, name } = rename;
      const address = path.join(releaseFolder, file);
      const lines = readFileSync(address, 'utf8').split('\n');
      lines[line - 1] = lines[line - 1]?.replace(typed, name) ?? '';
      writeFileSync(address, lines.join('\n'));
      console.info(`${address}:${line}: ${typed} is now ${name}`);
    }
  }
}
