import type { Kysely } from 'kysely';
import { isPhotograph } from '#lib/content/names.ts';
import { asOf, todayIn, waitingIn, withWaiting } from '#lib/content/waiting.ts';
import {
  hashesOf,
  hashOf,
  type PhotographFile,
  releaseWords,
  type WordFiles,
  waitingList,
} from '#lib/content/words.ts';
import type { Database } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import { readBodies, readBody } from './contents.ts';
import { dayOf, isOfNewer, type Publication } from './working.ts';

/** All words: each file's hash, and the day of its last change. */
export type WordMap = Record<string, [hash: string, day: string]>;

/** The files of a map. @param map its hash */
export async function wordsOfMap(store: Store, map: string): Promise<WordFiles> {
  return wordsOf(store, await readMap(store.db, map));
}

/**
 * What visitors see, or will in a moment: with the pages whose day has come since. What was taken back after its day
 * stays away.
 */
export async function readPublished(store: Store, newest: Publication, at: number) {
  const map = await readMap(store.db, newest.map);
  const listed = await wordsOf(store, map);
  const [then, today] = [todayIn(listed, newest.at), todayIn(listed, at)];
  const waiting = [...waitingIn(listed)];
  const due = waiting.filter(([, day]) => day > then && day <= today).map(([file]) => file);
  const isLeft = new Set(waiting.map(([file]) => file)).difference(new Set(due));
  return { map, due, words: withWaiting(listed, (file) => isLeft.has(file)) };
}

/** @param hash of the map */
export async function readMap(db: Kysely<Database>, hash: string): Promise<WordMap> {
  return JSON.parse(String(await readBody(db, hash)));
}

/** The files that a map lists. */
export async function wordsOf({ db }: Store, map: WordMap): Promise<WordFiles> {
  const texts = new Map<string, Buffer>();
  const photographs = new Map<string, PhotographFile>();
  const names = Object.entries(map);
  const bodies = await readBodies(
    db,
    names.filter(([file]) => !isPhotograph(file)).map(([, [hash]]) => hash),
  );
  for (const [file, [hash]] of names) {
    const body = bodies.get(hash);
    if (body) texts.set(file, body);
    else photographs.set(file, { hash, read: () => readBody(db, hash) });
  }
  return { texts, photographs, days: daysOf(map), isOfNewer: await isOfNewer(db) };
}

function daysOf(map: WordMap): WordFiles['days'] {
  return new Map(
    Object.entries(map).flatMap(([file, [, day]]) => (day ? [[file, day] as const] : [])),
  );
}

/** Words with the days of their map, the map, and its hash. A file that is published already keeps its day. */
export function dated(words: WordFiles, before: WordMap) {
  const { days } = releaseWords();
  const released = hashesOf(releaseWords());
  const map: WordMap = {};
  for (const [file, hash] of hashesOf(words)) {
    const old = before[file]?.[0] === hash ? before[file][1] : undefined;
    const ofRelease = released.get(file) === hash ? (days.get(file) ?? '') : undefined;
    map[file] = [hash, old ?? ofRelease ?? dayOf(Date.now())];
  }
  const waiting = words.texts.get(waitingList);
  if (waiting) map[waitingList] = [hashOf(waiting), ''];
  const hash = hashOf(Buffer.from(JSON.stringify(map)));
  return { words: { ...words, days: daysOf(map) }, map, hash };
}

/** Names what `npm run build` makes pages of: the release's words alone. */
export const releaseMapHash = () => dated(asOf(releaseWords(), Date.now()), {}).hash;
