import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { env } from '#lib/env.ts';
import { maskSecrets } from '#lib/mask-secrets.ts';
import { backupSqlite, dumpPostgres } from '#lib/store/backup.ts';
import type { Store } from '#lib/store/store.ts';
import { type Answer, done, failed, type Run } from './answer.ts';
import { writeProblem } from './errors.ts';

export const backupCommand = ({ onStore }: Run) =>
  new Command('backup')
    .argument('<file>')
    .description('Copies the database to a new file while the site runs.')
    .addHelpText(
      'after',
      `
SQLite: a database file. PostgreSQL: a dump, if pg_dump is installed.
It holds personal data: keep it where only you can read it, and only as long as you need it.`,
    )
    .action(onStore(backUp));

async function backUp(store: Store, given: string): Promise<Answer> {
  const file = path.resolve(given);
  if (existsSync(file)) return failed(`${file} already exists, and was not overwritten.`);
  const { DATA_DIR, DATABASE_URL = '' } = env();
  try {
    if (store.kind === 'postgres') return dump(DATABASE_URL, file);
    await backupSqlite(store, file);
  } catch (error) {
    return failed(writeProblem(file, error));
  }
  const folder = path.resolve(DATA_DIR);
  const database = path.join(folder, 'site.sqlite');
  return describeBackup(file, [
    `stop the site, then`,
    `  mkdir -p -m 700 '${folder}' && rm -f '${database}-wal' '${database}-shm' && cp '${file}' '${database}'`,
    `and start it. Mail that was sent since this backup may then go out a second time.`,
  ]);
}

function dump(databaseUrl: string, file: string): Answer {
  const outcome = dumpPostgres(databaseUrl, file);
  if (outcome.kind === 'not installed') {
    return failed(
      `pg_dump is not installed here. On a machine that has it: pg_dump --format=custom --file='${file}' "$DATABASE_URL"`,
    );
  }
  if (outcome.kind === 'failed') return failed(`pg_dump failed: ${maskSecrets(outcome.reason)}`);
  return describeBackup(file, [
    `stop the site, then`,
    `  pg_restore --clean --if-exists --no-owner --dbname="$DATABASE_URL" '${file}'`,
    `and start it. Mail that was sent since this backup may then go out a second time.`,
  ]);
}

function describeBackup(file: string, restore: readonly string[]): Answer {
  const bytes = statSync(file).size;
  const text = `The backup is in ${file} (${Math.ceil(bytes / 1024)} KB).\nTo restore it: ${restore.join('\n')}`;
  return done(text, { file, bytes, restore: restore.join('\n') });
}
