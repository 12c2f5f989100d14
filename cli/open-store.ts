import path from 'node:path';
import { env } from '#lib/base/env.ts';
import { hasDatabase, type Store, withStore } from '#lib/database/store.ts';
import { fail } from './answer.ts';

/** Never creates a database: an empty one would hide that DATA_DIR is not the server's. */
export async function onStore<Result>(use: (store: Store) => Promise<Result>): Promise<Result> {
  if (!hasDatabase(env()))
    fail(`${databaseNotFound()}. Is DATA_DIR the server's, and you its user?`);
  return withStore(env(), use);
}

export const databaseNotFound = () => `There is no database in ${path.resolve(env().DATA_DIR)}`;
