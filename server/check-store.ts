import { accessSync, constants, mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Env } from '#lib/env.ts';
import { maskSecrets } from '#lib/mask-secrets.ts';
import { StartError } from './start-error.ts';

type Settings = Pick<Env, 'DATA_DIR' | 'DATABASE_URL' | 'SMTP_URL'>;

/**
 * Checks that the store can be written to. A transient failure (full disk, lock) is no error: pages are
 * served meanwhile, and health reports it.
 *
 * @param timeout of the connection and of the query, in ms
 * @throws StartError naming the setting at fault
 */
export async function checkStore(
  { DATA_DIR, DATABASE_URL, SMTP_URL }: Settings,
  timeout = 5_000,
): Promise<void> {
  // Without a mail server, mail is written to the folder.
  if (!DATABASE_URL || !SMTP_URL) checkFolder(DATA_DIR);
  if (DATABASE_URL) await checkPostgres(DATABASE_URL, timeout);
  else checkSqlite(DATA_DIR);
}

function checkFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return;
    throw new StartError(
      `DATA_DIR is ${JSON.stringify(folder)}, but must be a folder that the site can write to (${reasonOf(error)}).`,
      { cause: error },
    );
  }
}

/** SQLITE_BUSY, SQLITE_IOERR, SQLITE_FULL. */
const transientErrors = new Set([5, 10, 13]);

function checkSqlite(folder: string): void {
  try {
    const database = new DatabaseSync(path.join(folder, 'site.sqlite'));
    try {
      database.exec('PRAGMA journal_mode = WAL; BEGIN IMMEDIATE; ROLLBACK;');
    } finally {
      database.close();
    }
  } catch (error) {
    if (transientErrors.has(Number((error as { errcode?: number }).errcode) & 0xff)) return;
    throw new StartError(
      `DATA_DIR is ${JSON.stringify(folder)}, but the database in it, site.sqlite, cannot be used (${reasonOf(error)}).`,
      { cause: error },
    );
  }
}

async function checkPostgres(connectionString: string, timeout: number): Promise<void> {
  try {
    const { default: pg } = await import('pg');
    const client = new pg.Client({
      connectionString,
      connectionTimeoutMillis: timeout,
      query_timeout: timeout,
    });
    // A broken connection also rejects the query; an unheard error event would end the process.
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('SELECT 1');
    } finally {
      await client.end();
    }
  } catch (error) {
    throw new StartError(
      `DATABASE_URL must lead to a database that can be used (${reasonOf(error)}).`,
      { cause: error },
    );
  }
}

/** Where all addresses of a host fail (AggregateError), there is a code and no message. */
function reasonOf(error: unknown): string {
  const { message, code } = error as NodeJS.ErrnoException;
  return maskSecrets(message || String(code));
}
