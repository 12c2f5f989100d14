import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { firstWhole } from '../pages.ts';

/** Of each page and card, a hash of what it was made of. */
export type MadeOf = Record<string, string>;

export const madeOfFile = 'made-of.json';

export type Earlier = {
  madeOf: MadeOf;
  /** Its `public`. */
  root: string;
  read(name: string): Buffer | undefined;
};

/** The first of some folders of which what has not changed may be taken over: whole, and of the same code and dictionary. */
export async function findEarlier(
  folders: readonly string[],
  code: string,
  dictionary: string,
): Promise<Earlier | undefined> {
  const folder = await firstWhole(
    folders.filter((one) => existsSync(path.join(one, 'public', dictionary))),
    (about) => about.code === code,
  );
  if (!folder) return;
  const root = path.join(folder, 'public');
  return {
    madeOf: JSON.parse(readFileSync(path.join(folder, madeOfFile), 'utf8')),
    root,
    read: (name) => (existsSync(root + name) ? readFileSync(root + name) : undefined),
  };
}
