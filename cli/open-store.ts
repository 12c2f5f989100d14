import path from 'node:path';
import { env } from '#lib/base/env.ts';
import { hasDatabase, type Store, withStore } from '#lib/database/store.ts';
import { checkStore } from '#server/check-store.ts';
import { fail } from './answer.ts';

/** Never creates a database: an empty one would hide that DATA_DIR is not the server's. */
export async function onStore<Result>(use: (store: Store) => Promise<Result>): Promise<Result> {
  const folder = path.resolve(env().DATA_DIR);
  if (!hasDatabase(env())) {
    fail(`There is no database in ${folder}. Is DATA_DIR the server's, and you its user?`);
  }
  await checkStore(env());
  return withStore(env(), use);
}
