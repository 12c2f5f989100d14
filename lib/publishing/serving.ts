import { existsSync, readdirSync, rmSync, statfsSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { log } from '#lib/base/log.ts';
import { isHashed, keepFile, ownFiles } from './kept-files.ts';
import { bodyOf, noteServed, type Snapshot, setServedWords } from './snapshot.ts';

/** How long what nothing names stays, in ms. */
const life = 30 * 24 * 60 * 60_000;

/** Less is nearly full, in bytes. */
const leastRoom = 64 * 2 ** 20;

/** Has this process say the words of a snapshot, which it serves from now on, and notes that it is in use. */
export async function beginServing(snapshot: Snapshot): Promise<void> {
  noteServed(snapshot);
  keepFilesOf(snapshot);
  await setServedWords(snapshot);
}

/**
 * Notes that what a snapshot names is in use, and keeps its hashed files. What nothing has named for long goes, at once
 * where the disk is nearly full. Where that fails, nobody else suffers, so it is only logged.
 */
export function keepFilesOf({ pages }: Snapshot): void {
  try {
    const now = Date.now();
    const names = new Set<string>();
    for (const [address, page] of pages) {
      const name = page.file ?? (isHashed(address) ? address : undefined);
      if (!name) continue;
      names.add(path.posix.join('/', name));
      const file = path.join(ownFiles(), name);
      if (existsSync(file)) utimesSync(file, now / 1000, now / 1000);
      else if (!page.file) keepFile(name, bodyOf(page), false);
    }
    deleteOthers(names, now);
  } catch (error) {
    log.warn('the files of these pages could not be kept for after the next ones', { error });
  }
}

function deleteOthers(names: ReadonlySet<string>, now: number) {
  const root = ownFiles();
  if (!existsSync(root)) return;
  const { bavail, bsize } = statfsSync(root);
  const isFull = bavail * bsize < leastRoom;
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isFile() || names.has(`/${path.relative(root, file)}`)) continue;
    if (isFull || statSync(file).mtimeMs < now - life) rmSync(file, { force: true });
  }
}
