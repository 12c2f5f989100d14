import { spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import path from 'node:path';
import { env } from '@/lib/env';
import { openStore, type Store } from '@/lib/store/store';
import { type Answer, failed } from './command';
import { codeOf, reasonOf } from './errors';

/**
 * Opens the store that the server uses. An embedded one is never made here: an empty database would
 * hide that DATA_DIR is not the server's.
 */
export async function openExistingStore(): Promise<{ outcome: 'open'; store: Store } | Answer> {
  const { file, state } = findDatabase();
  if (state === 'not found') {
    return failed(`There is no database at ${file}. Is DATA_DIR the same as the server's?`);
  }
  if (state === 'not permitted') {
    const owner = ownerOf(file);
    return failed(
      `The database at ${file} is ${owner}'s, and you may not read and write it. Run this as ${owner}.`,
    );
  }
  try {
    return { outcome: 'open', store: await openStore(env()) };
  } catch (error) {
    return failed(`The database cannot be opened: ${reasonOf(error)}`);
  }
}

/** Where the embedded database would be, if there is none yet. */
export function databaseNotFound(): string | undefined {
  const { file, state } = findDatabase();
  return state === 'not found' ? file : undefined;
}

function findDatabase(): { file: string; state: 'found' | 'not found' | 'not permitted' } {
  const { DATA_DIR, DATABASE_URL } = env();
  const file = path.resolve(DATA_DIR, 'site.sqlite');
  if (DATABASE_URL) return { file, state: 'found' };
  try {
    accessSync(file, constants.R_OK | constants.W_OK);
    // SQLite writes its log beside the file.
    accessSync(path.dirname(file), constants.W_OK);
    return { file, state: 'found' };
  } catch (error) {
    const code = codeOf(error) ?? '';
    if (['ENOENT', 'ENOTDIR'].includes(code)) return { file, state: 'not found' };
    // Any other obstacle is named at opening.
    return { file, state: ['EACCES', 'EPERM'].includes(code) ? 'not permitted' : 'found' };
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
