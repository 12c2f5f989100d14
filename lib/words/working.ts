import { existsSync } from 'node:fs';
import type { Kysely } from 'kysely';
import { builtCode, builtFile } from '#lib/base/built.ts';
import { perObject } from '#lib/base/per-object.ts';
import { processWide } from '#lib/base/process-wide.ts';
import { isPhotograph } from '#lib/content/names.ts';
import { addressList, hashesOf, hashOf, releaseWords, type WordFiles } from '#lib/content/words.ts';
import { findRow } from '#lib/database/rows.ts';
import type { Database, RowOf } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import { readBodies, readBody } from './contents.ts';
import { type Conflict, mergeFile } from './merge.ts';

/** What is being written: the words of the release, with the newest version of each file merged in. */
export type Working = {
  /** The number of the newest version. */
  head: number;
  words: WordFiles;
  /** By files: what the release and the desk both changed. */
  conflicts: ReadonlyMap<string, readonly Conflict[]>;
};

type Db = Kysely<Database>;

export type Publication = RowOf<'publications'>;

/** Pictures of letters are kept as versions of files of this folder, which the content has not. */
export const letterFolder = 'letters';

/** Pages of the desk ask for it several times, and few of them after a change. */
const known = processWide('working', () => new WeakMap<Store, { key: string; working: Working }>());

/** @param db a transaction, where it is to be what that sees */
export async function readWorking(store: Store, db: Db = store.db): Promise<Working> {
  const { id = '', number: head = 0 } = (await findRow(db, 'word_versions', {}, 'number')) ?? {};
  const newest = await newestPublication(db);
  const release = releaseWords();
  const key = `${id} ${newest?.id} ${releaseList().hash}`;
  const kept = known.get(store);
  if (kept?.key === key) return kept.working;
  const working = await compose(store, db, head, newest, release);
  known.set(store, { key, working });
  return working;
}

/** The one that visitors see, or will in a moment. */
export const newestPublication = (db: Db): Promise<Publication | undefined> =>
  findRow(db, 'publications', {}, 'number');

/** Whether a release that was built later than this one has published here: its words may say what this does not know. */
export async function isOfNewer(db: Db): Promise<boolean> {
  const rows = db.selectFrom('publications').select('id').limit(1);
  const later = rows.where('built', '>', builtAt()).where('release', '!=', releaseList().hash);
  return (await later.executeTakeFirst()) !== undefined;
}

async function compose(
  store: Store,
  db: Db,
  head: number,
  published: Publication | undefined,
  release: WordFiles,
): Promise<Working> {
  const texts = new Map(release.texts);
  const photographs = new Map(release.photographs);
  const days = new Map(release.days);
  const conflicts = new Map<string, readonly Conflict[]>();
  const versions = await newestVersions(db);
  const isText = ({ file }: { file: string }) => !isPhotograph(file);
  const bodies = await readBodies(
    db,
    versions.filter(isText).flatMap(({ hash, base }) => [hash, base].filter((one) => one !== null)),
  );
  for (const { file, hash, base, at } of versions) {
    days.set(file, dayOf(at));
    if (hash === null) for (const files of [texts, photographs, days]) files.delete(file);
    else if (isPhotograph(file)) {
      photographs.set(file, { hash, read: () => readBody(store.db, hash) });
    } else {
      // A version, upon what the release says of the file today.
      const [mine = Buffer.of(), theirs = mine] = [bodies.get(hash), release.texts.get(file)];
      const merged = mergeFile(file, bodies.get(base ?? ''), mine, theirs);
      texts.set(file, merged.body);
      if (merged.conflicts.length > 0) conflicts.set(file, merged.conflicts);
    }
  }
  const addresses = [String(texts.get(addressList) ?? ''), published?.addresses ?? ''];
  texts.set(addressList, Buffer.from(addresses.join('\n')));
  const sorted = <Value>(files: Map<string, Value>) => new Map([...files].sort(byName));
  const files = { texts: sorted(texts), photographs: sorted(photographs), days };
  return { head, words: { ...files, isOfNewer: await isOfNewer(db) }, conflicts };
}

/** In UTC, as Git names it too. */
export const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

const byName = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1);

function newestVersions(db: Db) {
  return db
    .selectFrom('word_versions as version')
    .select(['version.file', 'version.hash', 'version.base', 'version.at'])
    .where('version.file', 'not like', `${letterFolder}/%`)
    .where(({ eb, selectFrom }) =>
      eb(
        'version.number',
        '=',
        selectFrom('word_versions as other')
          .select(({ fn }) => fn.max('other.number').as('number'))
          .whereRef('other.file', '=', 'version.file'),
      ),
    )
    .execute();
}

/** The files of the release with their hashes, as publications name it. */
export const releaseList = () => listOf(releaseWords());

const listOf = perObject('release-list', (words: WordFiles) => {
  const list = Buffer.from(JSON.stringify([...hashesOf(words)]));
  return { list, hash: hashOf(list) };
});

/** Now, where nothing is built: in development. */
const builtAt = () => (existsSync(builtFile) ? builtCode().at : Date.now());
