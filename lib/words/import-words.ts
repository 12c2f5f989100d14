import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { env } from '#lib/base/env.ts';
import { log } from '#lib/base/log.ts';
import {
  addressList,
  hashesOf,
  hashOf,
  readFolder,
  releaseFolder,
  type WordFiles,
} from '#lib/content/words.ts';
import type { Actor } from '#lib/database/deed-log.ts';
import type { Store } from '#lib/database/store.ts';
import { wordsOfMap } from './maps.ts';
import { composePublication, publish } from './publications.ts';
import { differing } from './unpublished.ts';
import { changeWords } from './versions.ts';
import { newestPublication } from './working.ts';

/**
 * Takes files in as what is being written.
 *
 * @param isWhole whether pages that they do not have are removed
 * @returns the paths of what has changed
 */
export async function importWords(
  store: Store,
  actor: Actor,
  words: WordFiles,
  isWhole = false,
): Promise<string[]> {
  const given = hashesOf(words);
  const photographs = new Map<string, Buffer>();
  for (const [file, { read }] of words.photographs) photographs.set(file, await read());
  let changed: string[] = [];
  await changeWords(store, actor, { what: 'words imported' }, ({ words: now }) => {
    changed = differing(now, words).filter((file) => given.has(file) || (isWhole && isPage(file)));
    return new Map(
      changed.map((file) => [file, words.texts.get(file) ?? photographs.get(file)] as const),
    );
  });
  return changed;
}

/** What there is once is never removed. */
const isPage = (file: string) => file.includes('/');

/** Writes what is published into a folder, to be committed. @returns the paths of what has changed there */
export async function exportWords(
  store: Store,
  folder: string,
  before: WordFiles,
): Promise<string[]> {
  const newest = await newestPublication(store.db);
  if (!newest) return [];
  const words = await wordsOfMap(store, newest.map);
  const changed = differing(before, words);
  for (const file of changed) {
    const place = path.join(folder, file);
    const body = words.texts.get(file) ?? (await words.photographs.get(file)?.read());
    mkdirSync(path.dirname(place), { recursive: true });
    if (body) writeFileSync(place, body);
    else rmSync(place);
  }
  const addresses = Buffer.from(`${newest.addresses}\n`);
  if (hashOf(addresses) !== hashOf(before.texts.get(addressList) ?? Buffer.of())) {
    writeFileSync(path.join(folder, addressList), addresses);
  }
  return changed;
}

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
