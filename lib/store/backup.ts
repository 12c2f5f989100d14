import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync } from 'node:fs';
import { sql } from 'kysely';
import type { Store } from './store';

/**
 * Copies the embedded database to a new file, consistent while the server goes on writing.
 *
 * @throws what the file system or the database throws; then there is no file
 */
export async function backupSqlite({ db }: Store, file: string): Promise<void> {
  makeFile(file);
  try {
    await sql`vacuum into ${file}`.execute(db);
  } catch (error) {
    rmSync(file);
    throw error;
  }
}

export type Dump =
  | { kind: 'done' }
  | { kind: 'not installed' }
  | { kind: 'failed'; reason: string };

/** Dumps a PostgreSQL database to a file with `pg_dump`. */
export function dumpPostgres(databaseUrl: string, file: string): Dump {
  makeFile(file);
  const { error, status, stderr } = spawnSync(
    'pg_dump',
    ['--format=custom', '--no-owner', `--file=${file}`],
    { env: { ...process.env, ...libpqEnvironment(databaseUrl) }, encoding: 'utf8' },
  );
  if (status === 0) return { kind: 'done' };
  rmSync(file, { force: true });
  if (error && 'code' in error && error.code === 'ENOENT') return { kind: 'not installed' };
  return { kind: 'failed', reason: error?.message ?? stderr.trim() };
}

/** An empty file for nobody else to read; one that exists is refused, even in a race. */
function makeFile(file: string): void {
  closeSync(openSync(file, 'wx', 0o600));
}

/** An address as libpq's variables: as an argument, its password would show in the list of processes. */
function libpqEnvironment(databaseUrl: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(databaseUrl);
  const values = {
    PGHOST: searchParams.get('host') ?? decodeURIComponent(hostname),
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode') ?? '',
    PGSSLROOTCERT: searchParams.get('sslrootcert') ?? '',
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value));
}
