import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addressList, hashesOf, hashOf, type WordFiles } from '#lib/content/words.ts';
import type { Actor } from '#lib/database/deed-log.ts';
import type { Store } from '#lib/database/store.ts';
import { wordsOfMap } from './maps.ts';
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
    const there = hashesOf(now);
    const gone = isWhole
      ? [...there.keys()].filter((file) => isPage(file) && !given.has(file))
      : [];
    const others = [...given].filter(([file, hash]) => there.get(file) !== hash);
    changed = [...others.map(([file]) => file), ...gone];
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
  const [there, now] = [hashesOf(before), hashesOf(words)];
  const changed: string[] = [];
  for (const [file, hash] of now) {
    if (there.get(file) === hash) continue;
    const body = words.texts.get(file) ?? (await words.photographs.get(file)?.read());
    if (!body) continue;
    const place = path.join(folder, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, body);
    changed.push(file);
  }
  for (const file of there.keys()) {
    if (now.has(file)) continue;
    rmSync(path.join(folder, file));
    changed.push(file);
  }
  const addresses = Buffer.from(`${newest.addresses}\n`);
  if (hashOf(addresses) !== hashOf(before.texts.get(addressList) ?? Buffer.of())) {
    writeFileSync(path.join(folder, addressList), addresses);
  }
  return changed;
}
