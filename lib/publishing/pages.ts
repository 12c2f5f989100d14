import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { contentHash } from '#lib/base/content-hash.ts';
import { env } from '#lib/base/env.ts';
import { type About, aboutOf, proveWhole } from './whole.ts';

/** What `npm run build` makes: pages of the release's own words. */
export const builtFolder = 'dist';

/** Beside pages: their words, read and checked. */
export const readWordsFile = 'words.json';

/** How many stay, so that earlier words are shown again at once. */
const most = 5;

/** All that is in it can be made again, and is, where it is damaged or missing. */
export const pagesFolder = () => path.join(env().DATA_DIR, 'pages');

/** Where pages of a map belong, made by this code. */
export const pagesOf = (map: string) =>
  path.join(pagesFolder(), contentHash(`${builtCode().code} ${map}`));

/** The code of this release, and when it was built, in ms since 1970. */
export function builtCode(): { code: string; at: number } {
  return JSON.parse(readFileSync(builtFile, 'utf8'));
}

export const builtFile = path.join('.next', 'built.json');

/** Whole pages of a map, made by this code; undefined where there are none. */
export async function findPages(map: string): Promise<string | undefined> {
  const { code } = builtCode();
  return firstWhole(
    [pagesOf(map), builtFolder],
    (about) => about.map === map && about.code === code,
  );
}

/** Pages to do with where those that are wanted cannot be had: of the map, by whichever code, or the last ones served. */
export function findOthers(map?: string): Promise<string | undefined> {
  return firstWhole(allFolders(), (about) => !map || about.map === map);
}

/** The first of some folders of which nothing is damaged. */
export async function firstWhole(
  folders: readonly string[],
  fits: (about: About) => boolean,
): Promise<string | undefined> {
  for (const folder of folders) {
    const about = aboutOf(folder);
    if (about && fits(about) && (await proveWhole(folder))) return folder;
  }
  return;
}

/** Of whichever words and code, and not proved. The one that was served last comes first. */
export const allFolders = (): string[] => [...madeFolders(), builtFolder];

/** Notes that pages are served now: the last ones stay, and serve where the database cannot be asked. */
export function noteServed(folder: string): void {
  const now = Date.now() / 1000;
  if (folder !== builtFolder) utimesSync(folder, now, now);
  for (const old of madeFolders().slice(most)) rmSync(old, { recursive: true, force: true });
}

function madeFolders(): string[] {
  const root = pagesFolder();
  if (!existsSync(root)) return [];
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.includes('.'))
    .map(({ name }) => path.join(root, name))
    .sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
}
