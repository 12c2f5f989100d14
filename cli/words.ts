import type { Command } from 'commander';
import { count } from '#lib/base/text.ts';
import { readFolder, releaseFolder } from '#lib/content/words.ts';
import { exportWords, importWords } from '#lib/words/import-words.ts';
import type { Answer, Run } from './answer.ts';

export function addWords(group: Command, { onStore }: Run) {
  group
    .command('export [folder]')
    .description('Writes the published words into content/, or another folder, to be committed.')
    .action(
      onStore(async (store, folder: string = releaseFolder) => {
        const files = await exportWords(store, folder, readFolder(folder));
        return tell(files, `written into ${folder}`);
      }),
    );
  group
    .command('import <folder>')
    .description(
      'Takes the files of a folder in as words of the desk, which nobody sees before they are published.',
    )
    .action(
      onStore(async (store, folder: string) => {
        const actor = { who: 'command', at: Date.now() };
        const files = await importWords(store, actor, readFolder(folder));
        return tell(files, 'taken in: publish them from the desk');
      }),
    );
}

function tell(files: readonly string[], what: string): Answer {
  const names = files.length > 0 ? `:\n${files.join('\n')}` : '.';
  return { text: `${count(files.length, 'file')} ${what}${names}`, data: { files } };
}
