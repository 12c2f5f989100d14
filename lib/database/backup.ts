import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync } from 'node:fs';
import { sql } from 'kysely';
import { env } from '#lib/base/env.ts';
import type { Store } from './store.ts';

/** Copies the database to a new file, consistent while the server writes; on an error, none is left. */
export async function backUp(store: Store, file: string): Promise<void> {
  if (store.kind === 'postgres') dumpPostgres(env().DATABASE_URL ?? '', file);
  else await copySqlite(store, file);
}

async function copySqlite({ db }: Store, file: string): Promise<void> {
  createPrivateFile(file);
  try {
    await sql`vacuum into ${file}`.execute(db);
  } catch (error) {
    rmSync(file);
    throw error;
  }
}

/** @throws why `pg_dump` has made none */
function dumpPostgres(databaseUrl: string, file: string): void {
  createPrivateFile(file);
  const url = new URL(databaseUrl);
  // As an argument, it would show in the list of processes.
  const PGPASSWORD = decodeURIComponent(url.password);
  url.password = '';
  const { error, status, stderr } = spawnSync(
    'pg_dump',
    ['--format=custom', '--no-owner', `--file=${file}`, `--dbname=${url}`],
    { env: { ...process.env, ...(PGPASSWORD && { PGPASSWORD }) }, encoding: 'utf8' },
  );
  if (status === 0) return;
  rmSync(file, { force: true });
  if (error && 'code' in error && error.code === 'ENOENT') {
    throw new Error('pg_dump is not installed here: run this where it is');
  }
  throw new Error(`pg_dump failed: ${error?.message ?? stderr.trim()}`);
}

/** @throws where the file exists, even in a race */
function createPrivateFile(file: string): void {
  closeSync(openSync(file, 'wx', 0o600));
}
