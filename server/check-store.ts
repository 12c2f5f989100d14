import { existsSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import type { Env } from '#lib/base/env.ts';
import { reasonOf } from '#lib/base/text.ts';
import { openStore } from '#lib/database/store.ts';

/** Its message says why the server cannot start, and how to fix it. */
export class StartError extends Error {
  override name = 'StartError';
}

/**
 * Checks that the store can be written to, and brings it to its schema. A transient failure (full disk,
 * lock, PostgreSQL that is away) is no error: pages are served meanwhile, and health reports it.
 *
 * @throws StartError naming the setting at fault
 */
export async function checkStore(settings: Pick<Env, 'DATA_DIR' | 'DATABASE_URL'>): Promise<void> {
  const { DATA_DIR, DATABASE_URL } = settings;
  try {
    await (await openStore(settings)).close();
  } catch (error) {
    if (transientErrors.has(Number((error as { errcode?: number }).errcode) & 0xff)) return;
    // Not a wrong setting: pages of its words were made here.
    if (DATABASE_URL && isAway(error) && existsSync(path.join(DATA_DIR, 'pages'))) return;
    throw new StartError(
      DATABASE_URL
        ? `DATABASE_URL must lead to a database that can be used (${reasonOf(error)}).`
        : `DATA_DIR is ${JSON.stringify(DATA_DIR)}, but the database in it, site.sqlite, cannot be used (${reasonOf(error)}).`,
      { cause: error },
    );
  }
}

/** SQLITE_BUSY, SQLITE_IOERR, SQLITE_FULL. */
const transientErrors = new Set([5, 10, 13]);

/** Whether nothing answers, or not yet (cannot_connect_now). An answer of the database has a code of its own. */
function isAway(error: unknown): boolean {
  const { code } = error as { code?: string };
  return code === '57P03' || !(error instanceof pg.DatabaseError);
}
