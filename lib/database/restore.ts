import { chmodSync, copyFileSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { env } from '#lib/base/env.ts';
import { dumpPostgres, readBack } from './backup.ts';
import { openAsItIs } from './open-as-it-is.ts';
import { runPostgres } from './pg-tools.ts';

/**
 * Has the database be what a backup says. What was there is put aside, in the data folder.
 *
 * @returns where; undefined where there was nothing
 * @throws where the backup is damaged, or the database refuses it: nothing is changed then
 */
export async function restore(file: string): Promise<string | undefined> {
  const { DATABASE_URL, DATA_DIR } = env();
  await readBack(DATABASE_URL ? 'postgres' : 'sqlite', file);
  mkdirSync(DATA_DIR, { recursive: true, mode: 0o700 });
  const aside = path.resolve(DATA_DIR, `before-restore-${Date.now()}.backup`);
  return DATABASE_URL ? restorePostgres(DATABASE_URL, file, aside) : restoreSqlite(file, aside);
}

function restoreSqlite(file: string, aside: string): string | undefined {
  const database = path.resolve(env().DATA_DIR, 'site.sqlite');
  const copy = `${database}.restored`;
  copyFileSync(file, copy);
  chmodSync(copy, 0o600);
  const isThere = existsSync(database);
  // The log belongs to the old one: beside another, it would damage it.
  for (const ending of ['', '-wal', '-shm']) {
    if (existsSync(database + ending)) renameSync(database + ending, aside + ending);
  }
  renameSync(copy, database);
  return isThere ? aside : undefined;
}

/** In one transaction, with the tables that are there deleted first: the backup may know fewer. */
async function restorePostgres(url: string, file: string, aside: string) {
  const isThere = await hasTables();
  if (isThere) await dumpPostgres(aside);
  const program = 'psql';
  const quietly = ['--no-psqlrc', '--quiet', '--single-transaction', '--set=ON_ERROR_STOP=1'];
  const args = [...quietly, `--command=${dropTables}`, '--file=-'];
  const read = ['--no-owner', '--no-privileges', '--file=-', file];
  await runPostgres(url, { program: 'pg_restore', args: read }, { program, args });
  return isThere ? aside : undefined;
}

async function hasTables(): Promise<boolean> {
  const db = openAsItIs(env());
  try {
    return !!db && (await db.introspection.getTables()).length > 0;
  } finally {
    await db?.destroy();
  }
}

const dropTables = `
DO $$ DECLARE name text; BEGIN
  FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = current_schema() LOOP
    EXECUTE format('DROP TABLE %I CASCADE', name);
  END LOOP;
END $$`;
