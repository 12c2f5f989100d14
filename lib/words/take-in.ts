import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { env } from '#lib/base/env.ts';
import { log } from '#lib/base/log.ts';
import { readFolder, releaseFolder, type WordFiles } from '#lib/content/words.ts';
import type { Store } from '#lib/database/store.ts';
import { importWords } from './import-words.ts';
import { composePublication, publish } from './publications.ts';
import { newestPublication } from './working.ts';

/**
 * Takes in what the desk of a release before words stood in the database has written: what it published, and
 * what stood in its folder of words. Their folders are left as they are.
 *
 * @param built when this release was built
 * @param folder what its CONTENT_DIR said
 */
export async function takeInFolders(
  store: Store,
  built: number,
  folder = process.env.CONTENT_DIR ?? releaseFolder,
  data = env().DATA_DIR,
): Promise<void> {
  if (await newestPublication(store.db)) return;
  const writing = folderOf(folder);
  const published = publishedFolder(data) ?? writing;
  if (!published) return;
  const actor = { who: 'before', at: Date.now() };
  await importWords(store, actor, published, true);
  const candidate = await composePublication(store);
  const changed = await importWords(store, actor, writing ?? published, true);
  // Last: what a kill has left half done is done again.
  await publish(store, candidate, { who: '', at: actor.at }, built);
  log.info('the words of an earlier release are taken in', { unpublished: changed.length });
}

function publishedFolder(data: string): WordFiles | undefined {
  const root = path.join(data, 'published');
  const pointer = path.join(root, 'current');
  const name = existsSync(pointer) ? readFileSync(pointer, 'utf8') : '';
  return /^\w+$/.test(name) ? folderOf(path.join(root, name, 'content')) : undefined;
}

/** Undefined where it is the release's own, or not there. */
function folderOf(folder: string): WordFiles | undefined {
  const isOther = path.resolve(folder) !== path.resolve(releaseFolder);
  return isOther && existsSync(folder) ? readFolder(folder) : undefined;
}
