import { existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Like `mkdirSync` with `recursive`, which in Node 24 never returns under /proc: mkdir fails with ENOENT there. */
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
