import { statSync } from 'node:fs';
import path from 'node:path';
import { allBelow } from '#lib/content/read-sources.ts';

/** Another after each change of a folder's files. */
export function stampOf(folder: string): string {
  return allBelow(folder)
    .map((name) => {
      const { mtimeMs, size } = statSync(path.join(folder, name));
      return `${name} ${mtimeMs} ${size}`;
    })
    .join('\n');
}
