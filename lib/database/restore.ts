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
import { dumpPostgres, readBack } from './backup.ts';
import { openAlone } from './open-alone.ts';
import { openAsItIs } from './open-as-it-is.ts';
import { runPostgres } from './pg-tools.ts';
import { type PutAside, readPutAside } from './put-aside.ts';
import { type Store, withStore } from './store.ts';

/** Settles what may have gone since the backup, before anything can go again. */
type Settle = (store: Store, before: PutAside | undefined) => Promise<void>;

/**
 * Has the database be what a backup says. What was there is put aside, in the data folder.
 *
 * @returns where; undefined where there was nothing
 * @throws where the backup is damaged, SQLite's file is in use, or PostgreSQL refuses it: nothing is changed then
 */
export async function restore(file: string, settle: Settle): Promise<string | undefined> {
  const { DATABASE_URL, DATA_DIR } = env();
  await readBack(DATABASE_URL ? 'postgres' : 'sqlite', file);
  mkdirSync(DATA_DIR, { recursive: true, mode: 0o700 });
  const before = await readPutAside();
  const aside = path.resolve(DATA_DIR, `before-restore-${Date.now()}.backup`);
  if (!DATABASE_URL) return restoreSqlite(file, aside, (store) => settle(store, before));
  const isThere = await restorePostgres(DATABASE_URL, file, aside);
  await withStore(env(), (store) => settle(store, before));
  return isThere;
}

/** It is settled before it takes its place, so that a kill leaves nothing to be sent again. */
async function restoreSqlite(
  file: string,
  aside: string,
  settle: (store: Store) => Promise<void>,
): Promise<string | undefined> {
  const { DATA_DIR } = env();
  const database = path.resolve(DATA_DIR, 'site.sqlite');
  const isThere = existsSync(database);
  using _alone = isThere ? lock(database) : undefined;
  const folder = mkdtempSync(path.resolve(DATA_DIR, 'restoring-'));
  try {
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
  } finally {
    rmSync(folder, { recursive: true });
  }
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
