import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

type Change = readonly [from: string | RegExp, to: string | ((found: string) => string)];

/** Searches and replaces in a file. @throws if a change matches nothing */
export function edit(file: string, changes: readonly Change[]): void {
  const before = readFileSync(file, 'utf8');
  const after = changes.reduce((text, [from, to]) => {
    const pattern = typeof from === 'string' ? from : new RegExp(from, 'g');
    const changed = text.replaceAll(pattern, typeof to === 'string' ? () => to : to);
    if (changed === text) throw new Error(`${file} has no ${from}`);
    return changed;
  }, before);
  writeFileSync(file, after);
}

export function editAll(folder: string, from: string, to: string): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .filter((file) => readFileSync(file, 'utf8').includes(from));
  if (files.length === 0) throw new Error(`Nothing in ${folder} says ${from}`);
  for (const file of files) edit(file, [[from, to]]);
}
