import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { writeWhole } from '#lib/base/write-whole.ts';

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
