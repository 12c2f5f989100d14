import { accessSync, constants, mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Env } from '../lib/env.ts';
import { StartError } from './start-error.ts';

type Settings = Pick<Env, 'DATA_DIR' | 'DATABASE_URL' | 'SMTP_URL'>;

/**
 * Makes sure that what visitors send can be stored where the settings say, on a connection of its own:
 * the store opens with Next. What passes by itself (a full disk, a lock) stops nothing: pages are served
 * meanwhile, and health says what is wrong.
 *
 * @param patience how long a database may take to connect, and to answer, in ms
 * @throws StartError naming the variable where it cannot
 */
export async function checkStore(
  { DATA_DIR, DATABASE_URL, SMTP_URL }: Settings,
  patience = 5_000,
): Promise<void> {
  // Without a mail server, the mail goes there, too.
  if (!DATABASE_URL || !SMTP_URL) checkFolder(DATA_DIR);
  if (DATABASE_URL) await checkPostgres(DATABASE_URL, patience);
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

/** SQLITE_BUSY, SQLITE_IOERR, SQLITE_FULL: another program's lock, a full disk. */
const passing = new Set([5, 10, 13]);

function checkSqlite(folder: string): void {
  try {
    const database = new DatabaseSync(path.join(folder, 'site.sqlite'));
    try {
      database.exec('PRAGMA journal_mode = WAL; BEGIN IMMEDIATE; ROLLBACK;');
    } finally {
      database.close();
    }
  } catch (error) {
    if (passing.has(Number((error as { errcode?: number }).errcode) & 0xff)) return;
    throw new StartError(
      `DATA_DIR is ${JSON.stringify(folder)}, but the database in it, site.sqlite, cannot be used (${reasonOf(error)}).`,
      { cause: error },
    );
  }
}

async function checkPostgres(connectionString: string, patience: number): Promise<void> {
  try {
    const { default: pg } = await import('pg');
    const client = new pg.Client({
      connectionString,
      connectionTimeoutMillis: patience,
      query_timeout: patience,
    });
    // A connection that breaks rejects what waits for it, and would end the process besides.
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

/** Several addresses of one host fail together, under a code without words. */
function reasonOf(error: unknown): string {
  const { message, code } = error as NodeJS.ErrnoException;
  return message || String(code);
}
