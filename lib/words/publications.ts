import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { pathsOf } from '#lib/content/addresses.ts';
import { isPhotograph } from '#lib/content/names.ts';
import { asOf, todayIn, waitingIn, withWaiting } from '#lib/content/waiting.ts';
import {
  addressList,
  hashOf,
  releaseWords,
  type WordFiles,
  waitingList,
} from '#lib/content/words.ts';
import { type Actor, recordDeed } from '#lib/database/deed-log.ts';
import type { DeedKind } from '#lib/database/deeds.ts';
import { findRow } from '#lib/database/rows.ts';
import type { Database } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import { keepBodies } from './contents.ts';
import { dated, readMap, readPublished, type WordMap, wordsOf } from './maps.ts';
import { takeTurn } from './versions.ts';
import { newestPublication, type Publication, readWorking, releaseList } from './working.ts';

type Db = Kysely<Database>;

export type Candidate = {
  words: WordFiles;
  map: WordMap;
  /** Names it, and its pages. */
  hash: string;
  head: number;
  /** The id of the publication that it follows. */
  after: string | undefined;
  /** Files whose day has come since that was published, and who published them. */
  due?: ReadonlyMap<string, string>;
};

/** The newest first. */
export function listPublications(db: Db, limit: number): Promise<Publication[]> {
  return db.selectFrom('publications').selectAll().orderBy('number', 'desc').limit(limit).execute();
}

/**
 * What would be published now.
 *
 * @param files without it, all; the others stay as they are published
 */
export async function composePublication(
  store: Store,
  files?: readonly string[],
  at = Date.now(),
): Promise<Candidate> {
  const { words: working, head } = await readWorking(store);
  const newest = await newestPublication(store.db);
  const published = newest && (await readPublished(store, newest, at));
  const words =
    files && published ? withFiles(published.words, working, files, at) : asOf(working, at);
  return { ...dated(words, published?.map ?? {}), head, after: newest?.id };
}

/** The published words, with some files as they are being written; the others wait on, if they do. */
export function withFiles(
  published: WordFiles,
  working: WordFiles,
  files: readonly string[],
  at = Date.now(),
): WordFiles {
  const texts = new Map(published.texts).set(
    addressList,
    working.texts.get(addressList) ?? Buffer.of(),
  );
  // A photograph that no text names is on no page.
  const photographs = new Map([...published.photographs, ...working.photographs]);
  for (const file of files.filter((one) => !isPhotograph(one))) {
    const body = working.texts.get(file);
    if (body) texts.set(file, body);
    else texts.delete(file);
  }
  const [waiting, today] = [waitingIn(published), todayIn(working, at)];
  return withWaiting({ ...working, texts, photographs }, (file, day) =>
    files.includes(file) ? day > today : waiting.has(file),
  );
}

/**
 * Has visitors see words from now on, in one transaction with the line about it in the log of deeds.
 *
 * @returns whether it was done: not, where another publication came first
 */
export async function publish(
  store: Store,
  { words, map, hash, head, after, due }: Candidate,
  actor: Actor,
  built: number,
  what: DeedKind = 'words published',
): Promise<boolean> {
  const isDone = await store.db.transaction().execute(async (transaction) => {
    await takeTurn(store, transaction);
    const newest = await newestPublication(transaction);
    if (newest?.id !== after) return false;
    for (const files of [releaseWords(), words]) await keepBodies(transaction, bodiesOf(files));
    const lists = [Buffer.from(JSON.stringify(map)), releaseList().list];
    await keepBodies(transaction, new Map(lists.map((list) => [hashOf(list), () => list])));
    const waiting = waitingIn(words);
    const paths = pathsOf({ names: [...words.texts.keys()].filter((file) => !waiting.has(file)) });
    const addresses = new Set([...(newest?.addresses ?? '').split('\n'), ...paths]);
    const deeds = [...(due ?? [[undefined, actor.who] as const])];
    const publication: Publication = {
      ...{ id: randomUUID(), number: (newest?.number ?? 0) + 1, map: hash, built, head },
      ...{ release: releaseList().hash, who: deeds[0]?.[1] ?? '', at: actor.at },
      addresses: [...addresses].filter(Boolean).sort().join('\n'),
    };
    await transaction.insertInto('publications').values(publication).execute();
    for (const [which, who] of deeds) {
      const deed = due ? 'page gone live' : what;
      if (who) await recordDeed(transaction, { ...actor, who }, deed, which);
    }
    return true;
  });
  await store.assertIntact();
  return isDone;
}

/** Earlier words, to be shown again. @returns undefined where there is no such publication */
export async function composeAgain(store: Store, id: string): Promise<Candidate | undefined> {
  const earlier = await findRow(store.db, 'publications', { id });
  const newest = await newestPublication(store.db);
  if (!earlier || !newest) return;
  const map = await readMap(store.db, earlier.map);
  const words = await wordsOf(store, map);
  return { words, map, hash: earlier.map, head: earlier.head, after: newest.id };
}

/** What goes live of what is published, as its day has come. @returns undefined where nothing does */
export async function composeDue(store: Store, at: number): Promise<Candidate | undefined> {
  const newest = await newestPublication(store.db);
  // It is asked four times a minute.
  if (!newest || !(await readMap(store.db, newest.map))[waitingList]) return;
  const { words, map, due: files } = await readPublished(store, newest, at);
  if (files.length === 0) return;
  const due = new Map<string, string>();
  for (const file of files) due.set(file, await publisherOf(store.db, file, map));
  return { ...dated(words, map), head: newest.head, after: newest.id, due };
}

/** Who was the last to publish a file as it is. */
async function publisherOf(db: Db, file: string, map: WordMap): Promise<string> {
  let last = '';
  for (const { who, map: hash } of await listPublications(db, 100)) {
    if ((await readMap(db, hash))[file]?.[0] !== map[file]?.[0]) break;
    last = who;
  }
  return last;
}

/** The bytes of each file by their hash, read when they are to be kept. */
function bodiesOf({ texts, photographs }: WordFiles) {
  const bodies = new Map<string, () => Buffer | Promise<Buffer>>();
  for (const body of texts.values()) bodies.set(hashOf(body), () => body);
  for (const { hash, read } of photographs.values()) bodies.set(hash, read);
  return bodies;
}
