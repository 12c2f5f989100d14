import { log } from '#lib/base/log.ts';
import { findMistakes } from '#lib/content/read-content.ts';
import { readSource } from '#lib/content/read-sources.ts';
import type { SiteIdentity } from '#lib/content/types.ts';
import { asOf, todayIn, waitingIn, withWaiting } from '#lib/content/waiting.ts';
import { hashOf, releaseWords, type WordFiles } from '#lib/content/words.ts';
import type { Store } from '#lib/database/store.ts';
import { readBodies, readBody } from './contents.ts';
import { dated, readMap, readPublished } from './maps.ts';
import { mergeFile } from './merge.ts';
import { listPublications, publish } from './publications.ts';
import { newestPublication, type Publication, releaseList } from './working.ts';

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
  const candidate = { ...dated(words, before), head, after: newest?.id };
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
  if (!newest) return asOf(releaseWords(), Date.now());
  if (releaseList().hash === newest.release || built <= newest.built) return;
  return mergeRelease(store, newest, releaseWords());
}

const mistakesIn = (words: WordFiles) => findMistakes(words)?.message;

/** The release's words, with what was published upon those of the release before. */
async function mergeRelease(
  store: Store,
  newest: Publication,
  release: WordFiles,
): Promise<WordFiles> {
  const now = Date.now();
  const { words: published } = await readPublished(store, newest, now);
  const texts = new Map(release.texts);
  const old = await listOf(store.db, newest);
  const bases = await basesOf(store.db, published);
  for (const [file, body] of published.texts) {
    const [base, theirs] = [bases.get(file), release.texts.get(file)];
    if (theirs) texts.set(file, joined(file, base, body, theirs));
    else if (!base?.equals(body)) texts.set(file, body);
  }
  for (const file of old.keys()) if (!published.texts.has(file)) texts.delete(file);
  const photographs = new Map([...published.photographs, ...release.photographs]);
  const [waiting, today] = [waitingIn(published), todayIn(release, now)];
  return withWaiting(
    { texts, photographs, days: release.days },
    (file, day) => day > today || waiting.has(file),
  );
}

/** What both have changed waits at the desk until somebody decides: visitors go on reading what is published. */
function joined(file: string, base: Buffer | undefined, published: Buffer, release: Buffer) {
  const { body, conflicts } = mergeFile(file, base, published, release);
  if (conflicts.length === 0) return body;
  log.warn('words wait at the desk, as a release has changed the same', { file });
  return published;
}

/** What the release said of each file upon which it was published: one that waited is of a release before. */
async function basesOf(db: Store['db'], published: WordFiles) {
  const hashes = new Map<string, string | undefined>();
  let open = [...published.texts].map(([file, body]) => ({ file, hash: hashOf(body) }));
  for (const publication of await listPublications(db, mostPublications)) {
    const [map, list] = [await readMap(db, publication.map), await listOf(db, publication)];
    open = open.filter(({ file, hash }) => map[file]?.[0] === hash);
    for (const { file } of open) hashes.set(file, list.get(file));
    if (open.length === 0) break;
  }
  const texts = await readBodies(
    db,
    [...hashes.values()].filter((hash) => hash !== undefined),
  );
  return new Map([...hashes].map(([file, hash]) => [file, texts.get(hash ?? '')]));
}

/** Further back, what has waited since is merged as if it had been decided. */
const mostPublications = 200;

/** The files of its release, by their hashes. */
async function listOf(db: Store['db'], { release }: Publication): Promise<Map<string, string>> {
  return new Map(JSON.parse(String(await readBody(db, release))));
}

type Named = Partial<Pick<SiteIdentity, 'url' | 'email'>>;

/** What `site.yaml` said when words were published last: that of the release, and that with the words of the desk. */
export async function publishedIdentity({ db }: Store): Promise<{ release: Named; words: Named }> {
  const newest = await newestPublication(db);
  if (!newest) return { release: {}, words: {} };
  const read = async (hash = ''): Promise<Named> => {
    const { source } = readSource('site.yaml', await readBody(db, hash));
    return Object(source?.data);
  };
  const ofRelease = (await listOf(db, newest)).get('site.yaml');
  const [ofWords] = (await readMap(db, newest.map))['site.yaml'] ?? [];
  return { release: await read(ofRelease), words: await read(ofWords) };
}
