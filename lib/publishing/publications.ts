import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { env } from '#lib/base/env.ts';
import { allBelow } from '#lib/content/read-sources.ts';

/** What the `about.json` of a site says: of its pages, and in `content` the words that they were made of. */
export type About = {
  /** The code that made its pages. */
  code: string;
  /** A hash of its words. */
  words: string;
  /** When its words were published, and by whom; in ms since 1970. */
  at: number;
  who: string;
};

/** What `npm run build` makes. */
export const builtFolder = 'dist';

/** Beside its pages: their words, read and checked. */
export const readWordsFile = 'words.json';

export const publishedFolder = () => path.join(env().DATA_DIR, 'published');

/** Names the publication that is served. */
export const pointerFile = () => path.join(publishedFolder(), 'current');

export const wordsOf = (folder: string) => path.join(folder, 'content');

/** The newest first. What was not finished has no `about.json`. */
export function listPublications() {
  const folder = publishedFolder();
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /^\d{8}T\d{9}Z$/.test(name))
    .flatMap((name) => {
      const about = aboutOf(path.join(folder, name));
      return about ? [{ name, folder: path.join(folder, name), about }] : [];
    })
    .sort((one, other) => other.about.at - one.about.at);
}

/** Undefined where nothing was published from the desk yet. */
export function currentPublication() {
  const file = pointerFile();
  if (!existsSync(file)) return;
  const name = readFileSync(file, 'utf8');
  return listPublications().find((one) => one.name === name);
}

/** From then on the servers serve it (server/live.ts). */
export function makeCurrent(name: string): void {
  writeWhole(pointerFile(), name);
}

/** A name that sorts by time. */
export const nameAt = (at: number) => new Date(at).toISOString().replace(/[-:.]/g, '');

/**
 * The folder whose pages are served: of what was published last, or what `npm run build` has made of the
 * same words with newer code.
 */
export function servedFolder(): string {
  const current = currentPublication();
  if (!current) return builtFolder;
  const { code, words } = current.about;
  const built = aboutOf(builtFolder);
  return built?.words === words && built.code !== code ? builtFolder : current.folder;
}

/** Has the words that PUBLISH_COMMAND has published. */
export const elsewhereFolder = () => path.join(publishedFolder(), 'elsewhere');

/** Whose words were published last. */
export function baseFolder(): string {
  const isElsewhere = env().PUBLISH_COMMAND !== undefined && existsSync(elsewhereFolder());
  return isElsewhere ? elsewhereFolder() : servedFolder();
}

/** Whether other code than that of this release has made its pages. */
export const isOutdated = (folder: string) => aboutOf(folder)?.code !== aboutOf(builtFolder)?.code;

export function aboutOf(folder: string): About | undefined {
  const file = path.join(folder, 'about.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

export function hashWords(folder: string): string {
  const hash = createHash('sha256');
  for (const name of allBelow(folder)) {
    hash
      .update(`${name}\0`)
      .update(readFileSync(path.join(folder, name)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** Never half of it, whenever the process is killed. */
export function writeWhole(file: string, text: string | Buffer): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  // Readers of a folder pass over a name that begins with a dot.
  const unfinished = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}`);
  try {
    writeFileSync(unfinished, text);
    renameSync(unfinished, file);
  } finally {
    rmSync(unfinished, { force: true });
  }
}
