import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { aboutOf } from '../publications.ts';
import { proveWhole } from '../whole.ts';

/** What each address was made of, by which one sees that it is the same again. */
export type MadeOf = Record<string, string>;

export const madeOfFile = 'made-of.json';

export type Earlier = {
  madeOf: MadeOf;
  /** Its `public`. */
  root: string;
  read(name: string): Buffer | undefined;
};

/**
 * A folder that was made before, of which is taken over what has not changed: nothing, where it is not whole,
 * or where other code or another dictionary has made its pages.
 */
export function readEarlier(folder: string, code: string, dictionary: string): Earlier | undefined {
  if (!proveWhole(folder) || aboutOf(folder)?.code !== code) return;
  const root = path.join(folder, 'public');
  if (!existsSync(root + dictionary)) return;
  return {
    madeOf: JSON.parse(readFileSync(path.join(folder, madeOfFile), 'utf8')),
    root,
    read: (name) => (existsSync(root + name) ? readFileSync(root + name) : undefined),
  };
}
