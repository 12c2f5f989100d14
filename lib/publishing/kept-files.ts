import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { env } from '#lib/base/env.ts';
import { writeWhole } from '#lib/base/write-whole.ts';

// Files whose name says what is in them: social cards and photographs, which snapshots only name, and the scripts,
// styles, fonts and drawings of releases before, as a page that was open before a deployment asks for those of its own
// build.

/** Beside the pages of the build, and of this machine. */
const builtFiles = path.join('dist', 'files');
export const ownFiles = () => path.join(env().DATA_DIR, 'files');

/** An address, and the path below the folder: no segment begins with a dot. */
const named = /^\/?(?:[\w~-][\w~.-]*\/)*[\w~-][\w~.-]*\.\w+$/;

/** What a page links to and browsers keep for a year. */
export const isHashed = (address: string) => /^\/assets\/.+\.\w+$/.test(address);

/** @param name that of a hashed address is the address itself @returns undefined where it is not there, or damaged */
export async function readKept(name: string): Promise<Buffer | undefined> {
  if (!named.test(name)) return;
  return (
    (await readSummed(path.join(ownFiles(), name))) ??
    (await readSummed(path.join(builtFiles, name)))
  );
}

/** @param isBuilt whether it belongs to the build, and not to this machine */
export function keepFile(name: string, body: Buffer, isBuilt: boolean): void {
  writeSummed(path.join(isBuilt ? builtFiles : ownFiles(), name), body);
}

/** In bytes, of the SHA-256 before the body. */
const sumLength = 32;

/** Writes a file that is read whole or not at all, whatever happens to it. */
export function writeSummed(file: string, body: Buffer): void {
  writeWhole(file, Buffer.concat([createHash('sha256').update(body).digest(), body]));
}

/** @returns what {@link writeSummed} wrote; undefined where there is no such file, or it is damaged */
export async function readSummed(file: string): Promise<Buffer | undefined> {
  const whole = await readFile(file).catch(() => undefined);
  if (!whole) return;
  const body = whole.subarray(sumLength);
  // In another thread: visitors are answered meanwhile.
  const sum = Buffer.from(await crypto.subtle.digest('SHA-256', body));
  return sum.equals(whole.subarray(0, sumLength)) ? body : undefined;
}
