import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pagesFolder } from './pages.ts';

/** SQLITE_BUSY, SQLITE_NOTADB. */
const [busy, noDatabase] = [5, 26];

/**
 * Only one process makes pages, of however many instances on this machine. It is SQLite's lock of a file, which
 * ends with the process that has it, however that ends.
 *
 * @param patience in ms
 * @returns undefined where another process has it
 */
export function takeLock(patience = 0): Disposable | undefined {
  mkdirSync(pagesFolder(), { recursive: true, mode: 0o700 });
  const file = path.join(pagesFolder(), 'lock.sqlite');
  const database = new DatabaseSync(file, { timeout: patience });
  try {
    // A journal in a file would need room, and a full disk is told by who has the lock.
    database.exec('PRAGMA journal_mode = memory; BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    const { errcode } = error as { errcode?: number };
    if (errcode === busy) return;
    if (errcode !== noDatabase) throw error;
    // Damaged, it locks nothing.
    rmSync(file);
    return takeLock(patience);
  }
  return { [Symbol.dispose]: () => database.close() };
}

export function isLocked(): boolean {
  using lock = takeLock();
  return lock === undefined;
}
