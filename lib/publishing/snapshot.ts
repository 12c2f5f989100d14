import { existsSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { gunzipSync } from 'node:zlib';
import { contentHash } from '#lib/base/content-hash.ts';
import { env } from '#lib/base/env.ts';
import { processWide } from '#lib/base/process-wide.ts';
import { content, setWords } from '#lib/content/content.ts';
import { withSettings } from '#lib/content/read-content.ts';
import type { Content } from '#lib/content/types.ts';
import type { Store } from '#lib/database/store.ts';
import type { InlineHashes } from '#lib/http/inline-parts.ts';
import { releaseMapHash } from '#lib/words/maps.ts';
import { newestPublication } from '#lib/words/working.ts';
import { readKept, readSummed, writeSummed } from './kept-files.ts';

/** What visitors get at an address. */
export type Page = {
  /** A hash of what it was made of: of the same, the same code makes the same page. */
  source: string;
  type: string;
  /** What the policy of a document allows. */
  policy?: InlineHashes | undefined;
  /** As it is, where no copy is smaller. */
  body?: Buffer | undefined;
  gzip?: Buffer | undefined;
  br?: Buffer | undefined;
  /** Of a picture, the file among those that are kept: lib/publishing/kept-files.ts. */
  file?: string | undefined;
};

/** All that visitors get of some words, made by some code. `map` names the words: lib/words/maps.ts. */
export type Snapshot = { code: string; map: string; content: Content; pages: Map<string, Page> };

/** Raised where a snapshot changes its form, as another release reads it, too. */
const form = 1;

export const bodyOf = ({ body, gzip }: Page): Buffer =>
  body ?? (gzip ? gunzipSync(gzip) : Buffer.of());

/** How many stay, so that earlier words are shown again at once, and other code finds its own. */
const most = 5;

/** All that is in it can be made again. */
const folder = () => path.join(env().DATA_DIR, 'pages');

/** What `npm run build` makes: that of the release's own words. */
export const builtSnapshot = path.join('dist', 'site.snapshot');

export const snapshotFile = (code: string, map: string) =>
  path.join(folder(), `${contentHash(`${code} ${map}`)}.snapshot`);

export function writeSnapshot(file: string, snapshot: Snapshot): void {
  writeSummed(file, serialize({ form, ...snapshot }));
}

/** @returns undefined where it is not there, damaged, or of another form */
export async function readSnapshot(file: string): Promise<Snapshot | undefined> {
  const body = await readSummed(file);
  try {
    const read = body && deserialize(body);
    return read?.form === form ? read : undefined;
  } catch {
    // Of another V8.
    return;
  }
}

/** The pages of a map, made by some code, with every file that they name: one that nothing named for long is gone. */
export async function findSnapshot(code: string, map: string): Promise<Snapshot | undefined> {
  const all = await Promise.all([snapshotFile(code, map), builtSnapshot].map(readSnapshot));
  const found = all.find((one) => one?.map === map && one.code === code);
  const names = [...(found?.pages.values() ?? [])].flatMap(({ file }) => file ?? []);
  return (await Promise.all(names.map(readKept))).includes(undefined) ? undefined : found;
}

/** Whether a build's own are those of some code and of the release's words. */
export async function arePagesMade(code: string): Promise<boolean> {
  const made = await readSnapshot(builtSnapshot);
  return made?.code === code && made.map === releaseMapHash();
}

/** Those made on this machine, of whichever code: the one that was served last comes first. */
export function snapshotFiles(): string[] {
  if (!existsSync(folder())) return [];
  return readdirSync(folder())
    .filter((name) => /^[^.].*\.snapshot$/.test(name))
    .map((name) => path.join(folder(), name))
    .sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
}

/** What was served here last comes first, what was built last. */
export async function readSnapshots(): Promise<Snapshot[]> {
  const all = await Promise.all([...snapshotFiles(), builtSnapshot].map(readSnapshot));
  return all.filter((one) => one !== undefined);
}

/** Notes that it is served now: the last ones stay, and serve where the database cannot be asked. */
export function noteServed({ code, map }: Snapshot): void {
  const file = snapshotFile(code, map);
  const now = Date.now() / 1000;
  if (existsSync(file)) utimesSync(file, now, now);
  for (const old of snapshotFiles().slice(most)) rmSync(old, { force: true });
}

/** What the server of this process shows. */
const served = processWide('served', () => ({ map: '', isOfAnother: false }));

/** Has the process say the words of a snapshot, with the settings of today. @param given the one served last */
export async function setServedWords(given?: Snapshot): Promise<void> {
  const { map = '', content } = given ?? (await readSnapshots())[0] ?? {};
  served.map = map;
  // A command may run before the first build.
  if (content) setWords({ ...content, site: { ...content.site, ...withSettings() } });
}

/** Notes that the database knows of nothing that was published here: health says so until the next start. */
export function noteAnotherDatabase(): void {
  served.isOfAnother = true;
}

/** What visitors of this process see in place of what is published, or without what this release does not know of it. */
export async function servedInstead({ db }: Store) {
  if (served.isOfAnother) return 'of another database';
  if (!served.map) return;
  const newest = await newestPublication(db);
  if (newest && newest.map !== served.map) return 'older';
  return content().leftOut && 'partly';
}
