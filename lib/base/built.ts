import { readFileSync } from 'node:fs';
import path from 'node:path';

export const builtFile = path.join('.next', 'built.json');

/** The code of this release, and when it was built, in ms since 1970. */
export function builtCode(): { code: string; at: number } {
  return JSON.parse(readFileSync(builtFile, 'utf8'));
}
