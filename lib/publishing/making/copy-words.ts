import { copyFileSync, existsSync, mkdirSync, readFileSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { allBelow } from '#lib/content/read-sources.ts';

/**
 * Copies a folder of words. The files get the time of their last change, by which lib/content/last-change.ts dates
 * the pages.
 */
export function copyWords(from: string, to: string, changedAt: (name: string) => Date): void {
  for (const name of allBelow(from)) {
    const copy = path.join(to, name);
    mkdirSync(path.dirname(copy), { recursive: true });
    copyFileSync(path.join(from, name), copy);
    const at = changedAt(name);
    utimesSync(copy, at, at);
  }
}

/** Since `before`, for `copyWords`: now, where a file is new or another. */
export function changedSince(from: string, before: string): (name: string) => Date {
  const now = new Date();
  return (name) => {
    const old = path.join(before, name);
    const isSame = existsSync(old) && readFileSync(old).equals(readFileSync(path.join(from, name)));
    return isSame ? statSync(old).mtime : now;
  };
}
