import path from 'node:path';
import type { Command } from 'commander';
import { env } from '#lib/base/env.ts';
import { count } from '#lib/base/text.ts';
import { localTime } from '#lib/content/weeks.ts';
import { backUp } from '#lib/database/backup.ts';
import { countRows } from '#lib/database/count-rows.ts';
import { restore } from '#lib/database/restore.ts';
import { openStore, type Store } from '#lib/database/store.ts';
import { heldInWords } from '#lib/desk/held.ts';
import { holdBack } from '#lib/held/hold-back.ts';
import { newestPublication } from '#lib/words/working.ts';
import type { Answer, Run } from './answer.ts';

export function addBackup(program: Command, { onStore }: Run) {
  program
    .command('backup <file>')
    .description('Copies the database to a new file while the site runs, and reads it back.')
    .addHelpText(
      'after',
      `
SQLite: a database file. PostgreSQL: a dump, if pg_dump is installed.
It holds all that cannot be made again: messages, readers, letters, words, photographs.
It holds personal data: keep it where only you can read it, and only as long as you need it.`,
    )
    .action(onStore(answerBackup));
}

export function addRestore(program: Command, { act }: Run) {
  program
    .command('restore <file>')
    .description('Has the database be what a backup says. Stop the site first.')
    .addHelpText('after', '\nWhat was there is put aside in the data folder, not deleted.')
    .action(act(answerRestore));
}

async function answerBackup(store: Store, given: string): Promise<Answer> {
  const file = path.resolve(given);
  const { bytes } = await backUp(store, file);
  const text = `The backup is in ${file} (${Math.ceil(bytes / 1024)} KB), and was read back.
To restore it, stop the site, then npm run -s agency -- restore '${file}'`;
  return { text, data: { file, bytes } };
}

async function answerRestore(given: string): Promise<Answer> {
  const file = path.resolve(given);
  const aside = await restore(file, (store, before) => holdBack(store, before, Date.now()));
  const store = await openStore(env());
  try {
    const held = await heldInWords(store);
    const data = { ...(await countAll(store)), file, aside, held };
    const { messages, readers, changes, published } = data;
    const waits =
      held.length > 0
        ? `\nThis may have gone out since the backup, and waits until an owner says so, on the desk or with npm run -s agency -- held:\n${held.map((line) => `- ${line}`).join('\n')}`
        : '';
    const kept = aside ? `\nWhat was there is in ${aside}: delete it once nobody needs it.` : '';
    const text = `Restored: ${count(messages, 'message')}, ${count(readers, 'reader')}, ${count(changes, 'change')} of words, published ${published ?? 'never'}.${kept}${waits}
Start the site.`;
    return { text, data };
  } finally {
    await store.close();
  }
}

async function countAll(store: Store) {
  const { db } = store;
  const newest = await newestPublication(db);
  return {
    messages: await countRows(db.selectFrom('leads')),
    readers: await countRows(db.selectFrom('subscribers').where('unsubscribed_at', 'is', null)),
    changes: await countRows(db.selectFrom('word_versions')),
    published: newest && localTime(newest.at),
  };
}
