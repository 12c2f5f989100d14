import { existsSync } from 'node:fs';
import path from 'node:path';
import { env } from '#lib/base/env.ts';
import { count } from '#lib/base/text.ts';
import { backUp } from '#lib/database/backup.ts';
import { countRows } from '#lib/database/count-rows.ts';
import { moveToPostgres } from '#lib/database/move.ts';
import { restore } from '#lib/database/restore.ts';
import { holdBack } from '#lib/held/hold-back.ts';
import { readPutAside } from '#lib/held/put-aside.ts';
import { heldInWords } from '#lib/post/held.ts';
import { keepPolicy } from '#lib/privacy/retention.ts';
import { type Answer, type Command, fail } from './answer.ts';
import { onStore } from './open-store.ts';

export const dataCommands: Record<string, Command> = {
  'backup <file>': {
    about: 'Copies the database to a new file while the site runs, and reads it back.',
    more: `SQLite: a database file. PostgreSQL: a dump, if pg_dump is installed.
It holds all that cannot be made again: messages, readers, letters, words, photographs.
It holds personal data: keep it where only you can read it, and only as long as you need it.`,
    run: answerBackup,
  },
  'restore <file>': {
    about: 'Has the database be what a backup says. Stop the site first.',
    more: 'What was there is put aside in the data folder, not deleted.',
    run: answerRestore,
  },
  move: {
    about: 'Takes all that SQLite holds into the PostgreSQL of DATABASE_URL.',
    more: `Stop the site first. PostgreSQL has to be empty: the command makes its tables, compares what they
then hold with SQLite's, and leaves nothing there on an error. The SQLite file is only read.`,
    run: answerMove,
  },
  retention: {
    about: 'Deletes what is older than the privacy policy allows. Run it daily.',
    more: `Messages and ended subscriptions with their mail, counted visits, and letters with the record of who got them.
Unseen messages stay: those whose mail is waiting, and suspects that no mail has listed.`,
    run: retain,
  },
};

async function answerBackup(given: string): Promise<Answer> {
  const file = path.resolve(given);
  const bytes = await onStore((store) => backUp(store, file));
  const text = `The backup is in ${file} (${Math.ceil(bytes / 1024)} KB), and was read back.
To restore it, stop the site, then npm run -s agency -- restore '${file}'`;
  return { text, data: { file, bytes } };
}

async function answerRestore(given: string): Promise<Answer> {
  const file = path.resolve(given);
  if (!existsSync(file)) fail(`There is no ${file}.`);
  const before = await readPutAside();
  const aside = await restore(file, (store) => holdBack(store, before, Date.now()));
  return onStore(async (store) => {
    const messages = await countRows(store.db.selectFrom('leads'));
    const held = await heldInWords(store);
    const waits =
      held.length > 0
        ? `\nThis may have gone out since the backup, and waits until an owner says so, on the desk or with npm run -s agency -- held:\n${held.map((line) => `- ${line}`).join('\n')}`
        : '';
    const kept = aside ? `\nWhat was there is in ${aside}: delete it once nobody needs it.` : '';
    const text = `Restored, with ${count(messages, 'message')}.${kept}${waits}\nStart the site.`;
    return { text, data: { messages, file, aside, held } };
  });
}

async function answerMove(): Promise<Answer> {
  const { DATABASE_URL, DATA_DIR } = env();
  if (!DATABASE_URL) fail('Set DATABASE_URL to the PostgreSQL that is to take it.');
  const file = path.resolve(DATA_DIR, 'site.sqlite');
  if (!existsSync(file)) fail(`There is no ${file}.`);
  const moved = await moveToPostgres(file, DATABASE_URL);
  const rows = Object.values(moved).reduce((sum, one) => sum + one, 0);
  const table = Object.entries(moved).map(([name, number]) => `${name}: ${number}`);
  const text = `${table.join('\n')}
${count(rows, 'row')} moved into PostgreSQL, and found there as they are in SQLite.
Next: start the site. When it runs, and has a backup, delete ${file}:
nobody is erased from it, and nothing in it expires.`;
  return { text, data: { file, rows, tables: moved } };
}

async function retain(): Promise<Answer> {
  const data = await onStore(keepPolicy);
  const { messages, subscriptions } = data;
  const what = `${count(messages, 'message')} and ${count(subscriptions, 'ended subscription')}`;
  return { text: `Deleted with their mail: ${what}.`, data };
}
