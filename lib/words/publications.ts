import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { env } from '#lib/base/env.ts';
import { log } from '#lib/base/log.ts';
import { pathsOf } from '#lib/content/addresses.ts';
import { ContentError } from '#lib/content/mistakes.ts';
import { isPhotograph } from '#lib/content/names.ts';
import { readContent as readWords } from '#lib/content/read-content.ts';
import {
  addressList,
  hashesOf,
  hashOf,
  type PhotographFile,
  releaseWords,
  type WordFiles,
} from '#lib/content/words.ts';
import type { ChangeKind } from '#lib/database/deeds.ts';
import type { Database, Publication } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import { type Actor, recordChange } from '#lib/desk/changes.ts';
import { keepContents, readContent, readContents } from './contents.ts';
import { mergeFile } from './merge.ts';
import { takeTurn } from './versions.ts';
import { dayOf, newestPublication, readWorking, releaseList } from './working.ts';

type Db = Kysely<Database>;

/** All words: each file's hash, and the day of its last change. */
type WordMap = Record<string, [hash: string, day: string]>;

export type Candidate = {
  words: WordFiles;
  map: WordMap;
  /** Names it, and its pages. */
  hash: string;
  head: number;
  /** The id of the publication that it follows. */
  after: string | undefined;
};

/** The newest first. */
export function listPublications(db: Db, limit: number): Promise<Publication[]> {
  return db.selectFrom('publications').selectAll().orderBy('number', 'desc').limit(limit).execute();
}

/** The files of a map. @param map its hash */
export async function wordsOfMap(store: Store, map: string): Promise<WordFiles> {
  return wordsOf(store, await readMap(store.db, map));
}

/**
 * What would be published now.
 *
 * @param files without it, all; the others stay as they are published
 */
export async function composePublication(
  store: Store,
  files?: readonly string[],
): Promise<Candidate> {
  const { words: working, head } = await readWorking(store);
  const newest = await newestPublication(store.db);
  const before = newest ? await readMap(store.db, newest.map) : {};
  if (!files || !newest) {
    return { ...dated(working, before), words: working, head, after: newest?.id };
  }
  const published = await wordsOf(store, before);
  const words = withFiles(published, working, files);
  return { ...dated(words, before), words, head, after: newest.id };
}

/** The published words, with some files as they are being written. */
export function withFiles(
  published: WordFiles,
  working: WordFiles,
  files: readonly string[],
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
  return { texts, photographs, days: working.days };
}

/**
 * Has visitors see words from now on, in one transaction with the line about it in the log of deeds.
 *
 * @returns whether it was done: not, where another publication came first
 */
export async function publish(
  store: Store,
  { words, map, hash, head, after }: Candidate,
  actor: Actor,
  built: number,
  what: ChangeKind = 'words published',
): Promise<boolean> {
  const isDone = await store.db.transaction().execute(async (transaction) => {
    await takeTurn(store, transaction);
    const newest = await newestPublication(transaction);
    if (newest?.id !== after) return false;
    for (const files of [releaseWords(), words]) await keepContents(transaction, bodiesOf(files));
    const lists = [Buffer.from(JSON.stringify(map)), releaseList().list];
    await keepContents(transaction, new Map(lists.map((list) => [hashOf(list), () => list])));
    const paths = pathsOf({ names: [...words.texts.keys()] });
    const row = { map: hash, release: releaseList().hash, built, head };
    await addPublication(transaction, { ...row, paths, actor, newest });
    if (actor.who) await recordChange(transaction, actor, what);
    return true;
  });
  await store.assertIntact();
  return isDone;
}

/** Earlier words, to be shown again. @returns undefined where there is no such publication */
export async function composeAgain(store: Store, id: string): Promise<Candidate | undefined> {
  const rows = store.db.selectFrom('publications').selectAll();
  const earlier = await rows.where('id', '=', id).executeTakeFirst();
  const newest = await newestPublication(store.db);
  if (!earlier || !newest) return;
  const map = await readMap(store.db, earlier.map);
  const words = await wordsOf(store, map);
  return { words, map, hash: earlier.map, head: earlier.head, after: newest.id };
}

/** Whether another release, which was built later, has published its words. */
export async function isOlderRelease({ db }: Store, built: number): Promise<boolean> {
  const newest = await newestPublication(db);
  return newest !== undefined && newest.built > built && newest.release !== releaseList().hash;
}

type NewPublication = Pick<Publication, 'map' | 'release' | 'built' | 'head'> & {
  paths: readonly string[];
  actor: Actor;
  newest: Publication | undefined;
};

async function addPublication(
  transaction: Transaction<Database>,
  { paths, actor, newest, ...row }: NewPublication,
) {
  const addresses = new Set([...(newest?.addresses ?? '').split('\n'), ...paths]);
  const publication: Publication = {
    ...{ id: randomUUID(), number: (newest?.number ?? 0) + 1, ...row, ...actor },
    addresses: [...addresses].filter(Boolean).sort().join('\n'),
  };
  await transaction.insertInto('publications').values(publication).execute();
}

/**
 * Has a release that has other words than the one before publish them, with what was published from the desk
 * merged in. What is being written stays so.
 *
 * @param built when it was built: an older one that is started again changes nothing
 * @returns what keeps it from that
 */
export async function publishRelease(store: Store, built: number): Promise<string | undefined> {
  const newest = await newestPublication(store.db);
  const words = await wordsToPublish(store, newest, built);
  if (!words) return;
  const refusal = newest && mistakesIn(words);
  if (refusal) return refusal;
  const before = newest ? await readMap(store.db, newest.map) : {};
  const head = newest?.head ?? 0;
  const candidate = { ...dated(words, before), words, head, after: newest?.id };
  const at = newest ? Date.now() : built;
  const isDone = await publish(store, candidate, { who: '', at }, built);
  if (isDone) log.info('a release has published its words');
  return;
}

/** What keeps the words of a newer release from being published, if anything does. */
export async function refusedRelease(store: Store, built: number): Promise<string | undefined> {
  const words = await wordsToPublish(store, await newestPublication(store.db), built);
  return words && mistakesIn(words);
}

/** Undefined where this release has published its words, or a newer one has. */
async function wordsToPublish(store: Store, newest: Publication | undefined, built: number) {
  if (!newest) return releaseWords();
  if (releaseList().hash === newest.release || built <= newest.built) return;
  return mergeRelease(store, newest, releaseWords());
}

function mistakesIn(words: WordFiles): string | undefined {
  try {
    readWords(words, env());
    return;
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
}

/** The release's words, with what was published upon those of the release before. */
async function mergeRelease(
  store: Store,
  newest: Publication,
  release: WordFiles,
): Promise<WordFiles> {
  const { db } = store;
  const old = new Map<string, string>(JSON.parse(String(await readContent(db, newest.release))));
  const published = await wordsOf(store, await readMap(db, newest.map));
  const texts = new Map(release.texts);
  const bases = await readContents(
    db,
    [...old].filter(([file]) => !isPhotograph(file)).map(([, hash]) => hash),
  );
  for (const [file, body] of published.texts) {
    const [base, theirs] = [bases.get(old.get(file) ?? ''), release.texts.get(file)];
    if (theirs) texts.set(file, mergeFile(file, base, body, theirs).body);
    else if (!base?.equals(body)) texts.set(file, body);
  }
  for (const file of old.keys()) if (!published.texts.has(file)) texts.delete(file);
  const photographs = new Map([...published.photographs, ...release.photographs]);
  return { texts, photographs, days: release.days };
}

/** A file that is published already keeps its day. */
function dated(words: WordFiles, before: WordMap): Pick<Candidate, 'map' | 'hash'> {
  const { days } = releaseWords();
  const released = hashesOf(releaseWords());
  const map: WordMap = {};
  for (const [file, hash] of hashesOf(words)) {
    const old = before[file]?.[0] === hash ? before[file][1] : undefined;
    const ofRelease = released.get(file) === hash ? (days.get(file) ?? '') : undefined;
    map[file] = [hash, old ?? ofRelease ?? dayOf(Date.now())];
  }
  return { map, hash: hashOf(Buffer.from(JSON.stringify(map))) };
}

/** Names what `npm run build` makes pages of: the release's words alone. */
export const releaseMapHash = () => dated(releaseWords(), {}).hash;

async function readMap(db: Db, hash: string): Promise<WordMap> {
  return JSON.parse(String(await readContent(db, hash)));
}

async function wordsOf({ db }: Store, map: WordMap): Promise<WordFiles> {
  const texts = new Map<string, Buffer>();
  const photographs = new Map<string, PhotographFile>();
  const names = Object.entries(map);
  const bodies = await readContents(
    db,
    names.filter(([file]) => !isPhotograph(file)).map(([, [hash]]) => hash),
  );
  for (const [file, [hash]] of names) {
    const body = bodies.get(hash);
    if (body) texts.set(file, body);
    else photographs.set(file, { hash, read: () => readContent(db, hash) });
  }
  const days = names.flatMap(([file, [, day]]) => (day ? [[file, day] as const] : []));
  return { texts, photographs, days: new Map(days) };
}

/** The bytes of each file by their hash, read when they are to be kept. */
function bodiesOf({ texts, photographs }: WordFiles) {
  const bodies = new Map<string, () => Buffer | Promise<Buffer>>();
  for (const body of texts.values()) bodies.set(hashOf(body), () => body);
  for (const { hash, read } of photographs.values()) bodies.set(hash, read);
  return bodies;
}
