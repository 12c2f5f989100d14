import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const file = 'content/addresses.txt';

/** The paths of all pages of all releases. */
export function releasedAddresses(folder = '.'): string[] {
  return readFileSync(path.join(folder, file), 'utf8').split('\n').filter(Boolean);
}

/** Adds the pages of a release to that list, which only grows. */
export function recordAddresses(paths: Iterable<string>, folder = '.'): void {
  const all = new Set([...releasedAddresses(folder), ...paths]);
  const lines = [...all].sort().map((address) => `${address}\n`);
  writeFileSync(path.join(folder, file), lines.join(''));
}
