import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const file = 'content/addresses.txt';

export function releasedAddresses(folder = '.'): string[] {
  return readFileSync(path.join(folder, file), 'utf8').split('\n').filter(Boolean);
}

export function recordAddresses(paths: Iterable<string>, folder = '.'): void {
  const all = new Set([...releasedAddresses(folder), ...paths]);
  const lines = [...all].sort().map((address) => `${address}\n`);
  writeFileSync(path.join(folder, file), lines.join(''));
}
