import { closeSync, fsyncSync, openSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { reasonOf } from '#lib/base/text.ts';
import { runPostgres } from './pg-tools.ts';
import { putRow } from './rows.ts';
import type { Store } from './store.ts';

/**
 * Copies the database to a new file, consistent while the server writes, reads it back, and notes that.
 * On an error, none is left.
 *
 * @returns how large it is, in bytes
 */
export async function backUp(store: Store, file: string): Promise<number> {
  const at = Date.now();
  createPrivateFile(file);
  try {
    if (store.kind === 'postgres') await dumpPostgres(file);
    else await sql`vacuum into ${file}`.execute(store.db);
    await readBack(store.kind, file);
    sync(file);
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  }
  const backup = { name: 'last', at, bytes: statSync(file).size };
  await putRow(store.db, 'backups', backup, 'name');
  return backup.bytes;
}

/** Reads all of a backup. @throws where it is damaged, or none */
export async function readBack(kind: Store['kind'], file: string): Promise<void> {
  if (kind === 'postgres') return runPostgres('pg_restore', '--file=/dev/null', file);
  try {
    // Nothing is written beside it.
    const url = pathToFileURL(file);
    url.searchParams.set('immutable', '1');
    using database = new DatabaseSync(url, { readOnly: true });
    const found = database.prepare('PRAGMA integrity_check').get()?.integrity_check;
    if (found !== 'ok') throw new Error(String(found));
    const ours = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'leads'").get();
    if (!ours) throw new Error('it has no messages');
  } catch (error) {
    const why = `${path.basename(file)} is damaged, or no backup of a site (${reasonOf(error)}).`;
    throw new Error(why, { cause: error });
  }
}

/** As `pg_restore` reads it. */
export async function dumpPostgres(file: string): Promise<void> {
  await runPostgres('pg_dump', '--format=custom', '--no-owner', `--file=${file}`);
}

/** @throws where the file exists, even in a race */
export function createPrivateFile(file: string): void {
  closeSync(openSync(file, 'wx', 0o600));
}

function sync(file: string): void {
  const handle = openSync(file, 'r+');
  fsyncSync(handle);
  closeSync(handle);
}
