import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { env } from '#lib/base/env.ts';
import { createPrivateFile, dumpPostgres, readBack } from './backup.ts';
import { openAlone } from './open-alone.ts';
import { runPostgres } from './pg-tools.ts';
import { type Store, withStore } from './store.ts';

/**
 * Has the database be what a backup says. What was there is put aside, in the data folder.
 *
 * @param settle settles what may have gone since the backup, before anything can go again
 * @returns where; undefined where there was nothing
 * @throws where the backup is damaged, SQLite's file is in use, or PostgreSQL refuses it: nothing is changed then
 */
export async function restore(
  file: string,
  settle: (store: Store) => Promise<void>,
): Promise<string | undefined> {
  const { DATABASE_URL, DATA_DIR } = env();
  await readBack(DATABASE_URL ? 'postgres' : 'sqlite', file);
  mkdirSync(DATA_DIR, { recursive: true, mode: 0o700 });
  const aside = path.resolve(DATA_DIR, `before-restore-${Date.now()}.backup`);
  const folder = mkdtempSync(path.resolve(DATA_DIR, 'restoring-'));
  try {
    if (!DATABASE_URL) return await restoreSqlite(file, folder, aside, settle);
    await restorePostgres(file, folder, aside);
    await withStore(env(), settle);
    return aside;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** It is settled before it takes its place, so that a kill leaves nothing to be sent again. */
async function restoreSqlite(
  file: string,
  folder: string,
  aside: string,
  settle: (store: Store) => Promise<void>,
): Promise<string | undefined> {
  const database = path.resolve(env().DATA_DIR, 'site.sqlite');
  const isThere = existsSync(database);
  using _alone = isThere ? lock(database) : undefined;
  const copy = path.join(folder, 'site.sqlite');
  copyFileSync(file, copy);
  chmodSync(copy, 0o600);
  await withStore({ DATA_DIR: folder, DATABASE_URL: undefined }, settle);
  // The log belongs to the old one: beside another, it would damage it.
  for (const ending of ['', '-wal', '-shm']) {
    if (existsSync(database + ending)) renameSync(database + ending, aside + ending);
  }
  renameSync(copy, database);
  return isThere ? aside : undefined;
}

/** A site that runs would go on writing to what is put aside. Nobody runs on a damaged one, which cannot be locked. */
function lock(file: string) {
  try {
    return openAlone(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EBUSY') throw error;
    return undefined;
  }
}

/** In one transaction, with the tables that are there deleted first: the backup may know fewer. */
async function restorePostgres(file: string, folder: string, aside: string): Promise<void> {
  const script = path.join(folder, 'restore.sql');
  await runPostgres('pg_restore', '--no-owner', '--no-privileges', `--file=${script}`, file);
  createPrivateFile(aside);
  await dumpPostgres(aside);
  const quietly = ['--no-psqlrc', '--quiet', '--single-transaction', '--set=ON_ERROR_STOP=1'];
  const isOurs = '--command=RESET search_path; SELECT FROM leads LIMIT 0';
  await runPostgres('psql', ...quietly, `--command=${dropTables}`, `--file=${script}`, isOurs);
}

const dropTables = `
DO $$ DECLARE name text; BEGIN
  FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = current_schema() LOOP
    EXECUTE format('DROP TABLE %I CASCADE', name);
  END LOOP;
END $$`;
