import { existsSync } from 'node:fs';
import path from 'node:path';
import { env } from '@/lib/env';
import { openStore, type Store } from '@/lib/store/store';
import { reasonOf } from './errors';

/**
 * Opens the store that the server uses. An embedded one is never made here: an empty database would
 * hide that DATA_DIR is not the server's.
 *
 * @returns the store, or a sentence that says why it cannot be opened
 */
export async function openExistingStore(): Promise<Store | string> {
  const missing = missingDatabase();
  if (missing) return `There is no database at ${missing}. Is DATA_DIR the same as the server's?`;
  try {
    return await openStore(env());
  } catch (error) {
    return `The database cannot be opened: ${reasonOf(error)}`;
  }
}

/** Where the embedded database would be, if there is none yet. */
export function missingDatabase(): string | undefined {
  const { DATA_DIR, DATABASE_URL } = env();
  const file = path.resolve(DATA_DIR, 'site.sqlite');
  return DATABASE_URL || existsSync(file) ? undefined : file;
}
