import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const name = 'content/addresses.txt';

/** The path of every page that a release ever had. @param folder of the project */
export function releasedAddresses(folder = '.'): string[] {
  return readFileSync(path.join(folder, name), 'utf8').split('\n').filter(Boolean);
}

/** Adds the pages of a release to the list; nothing ever leaves it. */
export function recordAddresses(paths: Iterable<string>, folder = '.'): void {
  const all = new Set([...releasedAddresses(folder), ...paths]);
  const lines = [...all].sort().map((address) => `${address}\n`);
  writeFileSync(path.join(folder, name), lines.join(''));
}
