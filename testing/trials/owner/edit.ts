import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';

type Change = readonly [from: string | RegExp, to: string];

/** Searches and replaces in a file. @throws if a change matches nothing */
export function edit(file: string, changes: readonly Change[]): void {
  const before = readFileSync(file, 'utf8');
  const after = changes.reduce((text, [from, to]) => {
    const pattern = typeof from === 'string' ? from : new RegExp(from, 'g');
    const changed = text.replaceAll(pattern, () => to);
    if (changed === text) throw new Error(`${file} has no ${from}`);
    return changed;
  }, before);
  writeFileSync(file, after);
}

/** In every file of a folder that says it. */
export function editAll(folder: string, from: string | RegExp, to: string): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(yaml|md)$/.test(name))
    .map((name) => path.join(folder, name))
    .filter((file) => readFileSync(file, 'utf8').search(from) >= 0);
  if (files.length === 0) throw new Error(`Nothing in ${folder} says ${from}`);
  for (const file of files) edit(file, [[from, to]]);
}

export function editYaml<Data>(file: string, change: (data: Data) => Data): void {
  writeFileSync(file, stringify(change(parse(readFileSync(file, 'utf8')))));
}
