import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { aboutOf, proveWhole } from '../whole.ts';

/** Of each page and card, a hash of what it was made of. */
export type MadeOf = Record<string, string>;

export const madeOfFile = 'made-of.json';

export type Earlier = {
  madeOf: MadeOf;
  /** Its `public`. */
  root: string;
  read(name: string): Buffer | undefined;
};

/** The first of some folders of which anything may be taken over. */
export function findEarlier(
  folders: readonly string[],
  code: string,
  dictionary: string,
): Earlier | undefined {
  for (const folder of folders) {
    const earlier = readEarlier(folder, code, dictionary);
    if (earlier) return earlier;
  }
  return;
}

/**
 * A folder that was made before, of which is taken over what has not changed: nothing, where it is not whole,
 * or where other code or another dictionary has made its pages.
 */
function readEarlier(folder: string, code: string, dictionary: string): Earlier | undefined {
  if (aboutOf(folder)?.code !== code || !proveWhole(folder)) return;
  const root = path.join(folder, 'public');
  if (!existsSync(root + dictionary)) return;
  return {
    madeOf: JSON.parse(readFileSync(path.join(folder, madeOfFile), 'utf8')),
    root,
    read: (name) => (existsSync(root + name) ? readFileSync(root + name) : undefined),
  };
}
