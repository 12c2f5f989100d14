import { existsSync, mkdirSync } from 'node:fs';
import { count } from '#lib/base/text.ts';
import { findMistakes } from '#lib/content/read-content.ts';
import { readFolder, releaseFolder } from '#lib/content/words.ts';
import { exportWords, importWords } from '#lib/words/import-words.ts';
import { readWorking } from '#lib/words/working.ts';
import { type Answer, type Command, fail } from './answer.ts';
import { onStore } from './open-store.ts';

export const wordCommands: Record<string, Command> = {
  'words export [folder]': {
    about: 'Writes the published words into content/, or another folder, to be committed.',
    run: async (given) => {
      const folder = given || releaseFolder;
      mkdirSync(folder, { recursive: true });
      const files = await onStore((store) => exportWords(store, folder, readFolder(folder)));
      return tell(files, `written into ${folder}`);
    },
  },
  'words import <folder>': {
    about:
      'Takes the files of a folder in as words of the desk, which nobody sees before they are published.',
    run: async (folder) => {
      if (!existsSync(folder)) fail(`There is no folder ${folder}.`);
      const actor = { who: 'command', at: Date.now() };
      return onStore(async (store) => {
        const files = await importWords(store, actor, readFolder(folder));
        const wrong = findMistakes((await readWorking(store)).words)?.message;
        const told = tell(files, 'taken in: publish them from the desk');
        return wrong ? { ...told, text: `${told.text}\nTo be put right first:\n${wrong}` } : told;
      });
    },
  },
};

function tell(files: readonly string[], what: string): Answer {
  const names = files.length > 0 ? `:\n${files.join('\n')}` : '.';
  return { text: `${count(files.length, 'file')} ${what}${names}`, data: { files } };
}
