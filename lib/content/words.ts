import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { processWide } from '#lib/base/process-wide.ts';
import { ContentError } from './mistakes.ts';
import { isPhotograph } from './names.ts';
import { written } from './written.ts';

/** The files of the content: those of a folder, or of the store. Paths are below the content's folder. */
export type WordFiles = {
  /** The bytes of each file that is no photograph. */
  texts: ReadonlyMap<string, Buffer>;
  photographs: ReadonlyMap<string, PhotographFile>;
  /** The day of each file's last change, YYYY-MM-DD, as far as it is known. */
  days: ReadonlyMap<string, string>;
  /** A release that was built later has written in them: what this one does not know is left out, and no mistake. */
  isOfNewer?: boolean;
};

export type PhotographFile = { hash: string; read(): Promise<Buffer> };

/** Where words begin: with the code. */
export const releaseFolder = 'content';

/** Every page that this release knows of; no words. */
export const addressList = 'addresses.txt';

/** The files that visitors do not see before their day; no words (waiting.ts). */
export const waitingList = 'waiting.txt';

/** Made by tools/content-days.ts, from Git. */
export const daysFile = path.resolve('content-days.json');

const release = processWide('release', () => ({}) as { words?: WordFiles; written?: string });

/** Read once; in development again whenever a file has changed. @throws ContentError where there are none */
export function releaseWords(): WordFiles {
  if (!release.words || release.written !== written) {
    const days = existsSync(daysFile) ? JSON.parse(readFileSync(daysFile, 'utf8')) : {};
    release.words = { ...readFolder(releaseFolder), days: new Map(Object.entries(days)) };
    release.written = written;
  }
  return release.words;
}

/** @throws ContentError where it is none */
export function readFolder(folder: string): WordFiles {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new ContentError([{ file: '', text: `${folder} is not a folder` }]);
  }
  const [texts, photographs] = [new Map<string, Buffer>(), new Map<string, PhotographFile>()];
  for (const name of namesBelow(folder)) {
    const file = path.join(folder, name);
    const body = readFileSync(file);
    if (!isPhotograph(name)) texts.set(name, body);
    else photographs.set(name, { hash: hashOf(body), read: () => readFile(file) });
  }
  return { texts, photographs, days: new Map() };
}

/** What is hidden is no content, nor are drawings. */
function namesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => !/(^|\/)\.|\.svg$/i.test(name))
    .sort();
}

export const hashOf = (body: Buffer) => createHash('sha256').update(body).digest('base64url');

/** The names of all files and their hashes, in one order. */
export function hashesOf({ texts, photographs }: WordFiles): Map<string, string> {
  const all = [
    ...[...texts].map(([file, body]) => [file, hashOf(body)] as const),
    ...[...photographs].map(([file, { hash }]) => [file, hash] as const),
  ];
  return new Map(all.filter(([file]) => file !== addressList && file !== waitingList).sort());
}
