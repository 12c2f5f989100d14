import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { publishedFolder } from './publications.ts';

/** SQLITE_BUSY. */
const busy = 5;

/**
 * Only one process publishes, of however many instances on this machine. It is SQLite's lock of a file, which
 * ends with the process that has it, however that ends.
 *
 * @param patience in ms
 * @returns undefined where another process has it
 */
export function takeLock(patience = 0): Disposable | undefined {
  mkdirSync(publishedFolder(), { recursive: true, mode: 0o700 });
  const file = path.join(publishedFolder(), 'lock.sqlite');
  const database = new DatabaseSync(file, { timeout: patience });
  try {
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if ((error as { errcode?: number }).errcode === busy) return;
    throw error;
  }
  return { [Symbol.dispose]: () => database.close() };
}

export function isLocked(): boolean {
  using lock = takeLock();
  return lock === undefined;
}
