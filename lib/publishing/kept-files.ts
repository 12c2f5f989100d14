import { existsSync, readdirSync, rmSync, statfsSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { env } from '#lib/base/env.ts';
import { log } from '#lib/base/log.ts';
import {
  bodyOf,
  builtSnapshot,
  noteServed,
  type Page,
  readSnapshot,
  readSummed,
  type Snapshot,
  setServedWords,
  snapshotFile,
  writeSummed,
} from './snapshot.ts';

// Files whose name says what is in them: social cards, which snapshots only name, and the scripts, styles, fonts and
// drawings of releases before, as a page that was open before a deployment asks for those of its own build.

/** Beside the pages of the build, and of this machine. */
const builtFiles = path.join('dist', 'files');
const ownFiles = () => path.join(env().DATA_DIR, 'files');

/** How long what nothing names stays, in ms. */
const life = 30 * 24 * 60 * 60_000;

/** Less is nearly full, in bytes. */
const leastRoom = 64 * 2 ** 20;

/** A path below the folder: no segment begins with a dot. */
const named = /^(?:[\w~-][\w~.-]*\/)*[\w~-][\w~.-]*\.\w+$/;

/** @returns undefined where it is not there, or damaged */
export async function readKept(name: string): Promise<Buffer | undefined> {
  if (!named.test(name)) return;
  return (
    (await readSummed(path.join(ownFiles(), name))) ??
    (await readSummed(path.join(builtFiles, name)))
  );
}

/** The pages of a map, made by some code, with every file that they name. */
export async function findSnapshot(code: string, map: string): Promise<Snapshot | undefined> {
  for (const file of [snapshotFile(code, map), builtSnapshot]) {
    const found = await readSnapshot(file);
    if (found?.map === map && found.code === code && (await hasFilesOf(found))) return found;
  }
  return;
}

async function hasFilesOf({ pages }: Snapshot): Promise<boolean> {
  const names = [...pages.values()].flatMap(({ file }) => file ?? []);
  return (await Promise.all(names.map(readKept))).every((body) => body !== undefined);
}

/** @param isBuilt whether it belongs to the build, and not to this machine */
export function keepFile(name: string, body: Buffer, isBuilt: boolean): void {
  writeSummed(path.join(isBuilt ? builtFiles : ownFiles(), name), body);
}

/** Has this process say the words of a snapshot, which it serves from now on, and notes that it is in use. */
export async function beginServing(snapshot: Snapshot): Promise<void> {
  noteServed(snapshot);
  keepFilesOf(snapshot);
  await setServedWords(snapshot);
}

/**
 * Notes that what a snapshot names is in use, and keeps its hashed files. What nothing has named for long goes, at once
 * where the disk is nearly full. Where that fails, nobody else suffers, so it is only logged.
 */
export function keepFilesOf({ pages }: Snapshot): void {
  try {
    const now = Date.now();
    const names = new Set<string>();
    for (const [address, page] of pages) {
      const name = keptName(address, page);
      if (!name) continue;
      names.add(name);
      const file = path.join(ownFiles(), name);
      if (existsSync(file)) utimesSync(file, now / 1000, now / 1000);
      else if (!page.file) writeSummed(file, bodyOf(page));
    }
    deleteOthers(names, now);
  } catch (error) {
    log.warn('the files of these pages could not be kept for after the next ones', { error });
  }
}

/** What a page links to and browsers keep for a year. */
export const isHashed = (address: string) => /^\/assets\/.+\.\w+$/.test(address);

/** Of the file that answers, where one does. @param page undefined for one of another snapshot */
const keptName = (address: string, page?: Page) =>
  page?.file ?? (isHashed(address) ? address.slice(1) : undefined);

/** @returns undefined where no file answers, or it is damaged */
export const readKeptOf = (address: string, page?: Page) => readKept(keptName(address, page) ?? '');

function deleteOthers(names: ReadonlySet<string>, now: number) {
  const root = ownFiles();
  if (!existsSync(root)) return;
  const { bavail, bsize } = statfsSync(root);
  const isFull = bavail * bsize < leastRoom;
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isFile() || names.has(path.relative(root, file))) continue;
    if (isFull || statSync(file).mtimeMs < now - life) rmSync(file, { force: true });
  }
}
