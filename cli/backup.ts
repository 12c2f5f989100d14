import { statSync } from 'node:fs';
import path from 'node:path';
import type { Command } from 'commander';
import { env } from '#lib/base/env.ts';
import { backUp } from '#lib/database/backup.ts';
import type { Store } from '#lib/database/store.ts';
import type { Answer, Run } from './answer.ts';

export function addBackup(program: Command, { onStore }: Run) {
  program
    .command('backup <file>')
    .description('Copies the database to a new file while the site runs.')
    .addHelpText(
      'after',
      `
SQLite: a database file. PostgreSQL: a dump, if pg_dump is installed.
It holds personal data: keep it where only you can read it, and only as long as you need it.`,
    )
    .action(onStore(answerBackup));
}

async function answerBackup(store: Store, given: string): Promise<Answer> {
  const file = path.resolve(given);
  await backUp(store, file);
  const bytes = statSync(file).size;
  const restore = `stop the site, then
  ${store.kind === 'postgres' ? restoreDump(file) : restoreCopy(file)}
and start it. Mail that was sent since this backup may then go out a second time.`;
  const text = `The backup is in ${file} (${Math.ceil(bytes / 1024)} KB).\nTo restore it: ${restore}`;
  return { text, data: { file, bytes, restore } };
}

function restoreDump(file: string): string {
  return `pg_restore --clean --if-exists --no-owner --dbname="$DATABASE_URL" '${file}'`;
}

function restoreCopy(file: string): string {
  const folder = path.resolve(env().DATA_DIR);
  const database = path.join(folder, 'site.sqlite');
  return `mkdir -p -m 700 '${folder}' && rm -f '${database}-wal' '${database}-shm' && cp '${file}' '${database}'`;
}
