import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { env } from '#lib/base/env.ts';
import { type Store, withStore } from '#lib/database/store.ts';
import { fail } from './answer.ts';

/** Never creates a database: an empty one would hide that DATA_DIR is not the server's. */
export async function onStore<Result>(use: (store: Store) => Promise<Result>): Promise<Result> {
  if (!env().DATABASE_URL) findSqlite();
  return withStore(env(), use);
}

/** The path of the embedded database, which can be read and written. */
export function findSqlite(): string {
  const { file, problem } = lookForSqlite();
  if (problem === 'ENOENT') {
    fail(`There is no database at ${file}. Is DATA_DIR the same as the server's?`);
  }
  if (problem) fail(`You may not read and write the database at ${file}. Run this as its user.`);
  return file;
}

/** The path of the embedded database if it does not exist. */
export function databaseNotFound(): string | undefined {
  const { file, problem } = lookForSqlite();
  return problem === 'ENOENT' && !env().DATABASE_URL ? file : undefined;
}

function lookForSqlite(): { file: string; problem?: string | undefined } {
  const file = path.resolve(env().DATA_DIR, 'site.sqlite');
  try {
    accessSync(file, constants.R_OK | constants.W_OK);
    // SQLite writes its log beside it.
    accessSync(path.dirname(file), constants.W_OK);
    return { file };
  } catch (error) {
    return { file, problem: (error as NodeJS.ErrnoException).code };
  }
}
