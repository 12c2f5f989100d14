import { existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Makes a private folder and its missing parents. Node's own `recursive` never returns under /proc,
 * where mkdir fails with ENOENT though the parent exists.
 *
 * @throws what the file system throws
 */
export function makeFolder(folder: string): void {
  if (isFolder(folder)) return;
  const parent = path.dirname(folder);
  if (!existsSync(/*turbopackIgnore: true*/ parent)) makeFolder(parent);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have made it in the meantime.
    if (!isFolder(folder)) throw error;
  }
}

function isFolder(folder: string): boolean {
  const found = statSync(/*turbopackIgnore: true*/ folder, { throwIfNoEntry: false });
  return found?.isDirectory() ?? false;
}
