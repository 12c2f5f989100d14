import { hasFilesOf } from './kept-files.ts';
import { builtSnapshot, readSnapshot, type Snapshot, snapshotFile } from './snapshot.ts';

/** The pages of a map, made by some code, with every file that they name. */
export async function findSnapshot(code: string, map: string): Promise<Snapshot | undefined> {
  for (const file of [snapshotFile(code, map), builtSnapshot]) {
    const found = await readSnapshot(file);
    if (found?.map === map && found.code === code && (await hasFilesOf(found))) return found;
  }
  return;
}
