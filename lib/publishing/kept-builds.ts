import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import path from 'node:path';
import { contentHash } from '#lib/base/content-hash.ts';
import { log } from '#lib/base/log.ts';
import { isAsWritten, writeProof } from './whole.ts';

/** With the running one. */
const most = 5;

/** In `dist/public`: its files have a content hash in their names. */
const hashedFolder = 'assets';

/**
 * Copies the hashed files of the build in `dist` to a folder of their own in `builds`, and deletes the
 * oldest there: a page that was open before a deployment asks for those of its own build. Where that
 * fails, nobody else suffers, so it is only logged.
 */
export function keepBuild(dist: string, builds: string): void {
  try {
    keep(dist, builds);
  } catch (error) {
    log.warn('the files of this build could not be kept for after the next one', { error });
  }
}

function keep(dist: string, builds: string): void {
  const from = path.join(dist, 'public', hashedFolder);
  const names = readdirSync(from, { recursive: true, encoding: 'utf8' });
  const own = path.join(builds, contentHash(names.sort().join('\n')));
  mkdirSync(builds, { recursive: true, mode: 0o700 });
  if (!existsSync(own)) copyWhole(from, own);
  const now = Date.now() / 1000;
  utimesSync(own, now, now);
  for (const old of newestFirst(builds).slice(most)) rmSync(old, { recursive: true, force: true });
}

function copyWhole(from: string, own: string): void {
  // Not served from: its name has a dot.
  const unfinished = `${own}.${process.pid}`;
  try {
    cpSync(from, path.join(unfinished, hashedFolder), { recursive: true });
    writeProof(unfinished, {});
    renameSync(unfinished, own);
  } catch (error) {
    // Another instance may have been faster.
    if (!existsSync(own)) throw error;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/** @returns the file of a kept build, this or another instance's, if there is one at the address */
export function findKept(builds: string, address: string): string | undefined {
  if (!hashedAddress.test(address) || !existsSync(builds)) return undefined;
  return readdirSync(builds)
    .filter((build) => !build.includes('.'))
    .map((build) => path.join(builds, build))
    .filter((folder) => isAsWritten(folder, address.slice(1)))
    .map((folder) => path.join(folder, address))
    .at(0);
}

/** A file, not its compressed copies; no segment starts with a dot. */
const hashedAddress = /^\/assets(?:\/[\w~-][\w~.-]*)*\.(?!br$|gz$)\w+$/;

function newestFirst(builds: string): string[] {
  const age = (folder: string) => statSync(folder).mtimeMs;
  return readdirSync(builds)
    .map((name) => path.join(builds, name))
    .sort((one, other) => age(other) - age(one));
}
