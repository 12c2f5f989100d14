import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeWhole } from '#lib/base/write-whole.ts';

/** What pages are made of, and so all that there is to know of a folder of them. */
export type About = {
  /** The code that made them, with the settings that it read. */
  code: string;
  /** The map of words that they show (lib/words/publications.ts). */
  map: string;
};

const proofFile = 'about.json';

/** Says what a folder is, and lists its files. Written last: where it is, all was written. */
export function writeProof(folder: string, about: Partial<About>): void {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((name) => name !== proofFile)
    .sort();
  const files = Object.fromEntries(
    names.map((name) => [name, hashOf(readFileSync(path.join(folder, name)))]),
  );
  writeWhole(path.join(folder, proofFile), JSON.stringify({ ...about, files }));
}

/** Whether a folder still has every file that its proof lists, as it was written. Reads all of them. */
export async function proveWhole(folder: string): Promise<boolean> {
  try {
    const { files } = JSON.parse(readFileSync(path.join(folder, proofFile), 'utf8'));
    for (const [name, hash] of Object.entries(files)) {
      if (hashOf(await readFile(path.join(folder, name))) !== hash) return false;
    }
    return true;
  } catch {
    // There is no such file, or the proof itself was cut.
    return false;
  }
}

/** Whether a file and its compressed copies are as they were written. What no proof lists may be as it is. */
export function isAsWritten(folder: string, name: string): boolean {
  const { files = {} } = (aboutOf(folder) ?? {}) as { files?: Record<string, string> };
  const isSame = (one: string) => {
    const file = path.join(folder, one);
    return !files[one] || (existsSync(file) && hashOf(readFileSync(file)) === files[one]);
  };
  return existsSync(path.join(folder, name)) && copiesOf(name).every(isSame);
}

const copiesOf = (name: string) => ['', '.br', '.gz', '.dcz'].map((ending) => name + ending);

function hashOf(body: Buffer): string {
  return createHash('sha256').update(body).digest().toString('base64url', 0, 16);
}

/** Undefined where it was not finished, or is damaged. */
export function aboutOf(folder: string): About | undefined {
  try {
    return JSON.parse(readFileSync(path.join(folder, proofFile), 'utf8'));
  } catch {
    return;
  }
}
