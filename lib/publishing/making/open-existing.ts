import { existsSync } from 'node:fs';
import path from 'node:path';
import { env } from '#lib/base/env.ts';
import { openStore, type Store } from '#lib/database/store.ts';

/**
 * Opens the database of the server that has started this process.
 *
 * @throws where its file is gone: an empty one in its place would hide that it was deleted
 */
export async function openExisting(): Promise<Store> {
  const { DATA_DIR, DATABASE_URL } = env();
  if (!DATABASE_URL && !existsSync(path.join(DATA_DIR, 'site.sqlite'))) {
    throw new Error('there is no database: was its file deleted?');
  }
  return openStore(env());
}
