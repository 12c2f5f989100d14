import { spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import path from 'node:path';
import { env } from '@/lib/env';
import { openStore, type Store } from '@/lib/store/store';
import { codeOf, reasonOf } from './errors';

/**
 * Opens the store that the server uses. An embedded one is never made here: an empty database would
 * hide that DATA_DIR is not the server's.
 *
 * @returns the store, or a sentence that says why it cannot be opened
 */
export async function openExistingStore(): Promise<Store | string> {
  const { file, state } = findDatabase();
  if (state === 'missing') {
    return `There is no database at ${file}. Is DATA_DIR the same as the server's?`;
  }
  if (state === 'closed to us') {
    const owner = ownerOf(file);
    return `The database at ${file} is ${owner}'s, and you may not read and write it. Run this as ${owner}.`;
  }
  try {
    return await openStore(env());
  } catch (error) {
    return `The database cannot be opened: ${reasonOf(error)}`;
  }
}

/** Where the embedded database would be, if there is none yet. */
export function missingDatabase(): string | undefined {
  const { file, state } = findDatabase();
  return state === 'missing' ? file : undefined;
}

function findDatabase(): { file: string; state: 'there' | 'missing' | 'closed to us' } {
  const { DATA_DIR, DATABASE_URL } = env();
  const file = path.resolve(DATA_DIR, 'site.sqlite');
  if (DATABASE_URL) return { file, state: 'there' };
  try {
    accessSync(file, constants.R_OK | constants.W_OK);
    // SQLite writes its log beside the file.
    accessSync(path.dirname(file), constants.W_OK);
    return { file, state: 'there' };
  } catch (error) {
    const code = codeOf(error) ?? '';
    if (['ENOENT', 'ENOTDIR'].includes(code)) return { file, state: 'missing' };
    // Any other obstacle is named at opening.
    return { file, state: ['EACCES', 'EPERM'].includes(code) ? 'closed to us' : 'there' };
  }
}

/** The user to whom a file belongs, or where we may not even see it, the nearest folder that we do. */
function ownerOf(file: string): string {
  try {
    const { uid } = statSync(file);
    const name = spawnSync('id', ['-un', String(uid)], { encoding: 'utf8' }).stdout?.trim();
    return name || `user ${uid}`;
  } catch (error) {
    if (codeOf(error) !== 'EACCES') throw error;
    return ownerOf(path.dirname(file));
  }
}
