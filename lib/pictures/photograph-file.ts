import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Photograph } from '#content/types.ts';
import { isWithin } from '#lib/is-within.ts';

const endings = ['.jpg', '.jpeg', '.png', '.webp', '.avif', '.heic'];

/** Whether the name of a picture is that of a photograph; else it is a drawing's. */
export function isPhotograph(name: string): boolean {
  return endings.includes(path.extname(name).toLowerCase());
}

/** @returns a sentence for each mistake; of a photograph below `content/` */
export function photographProblems({ file, alt }: Photograph): string[] {
  const seen = path.basename(file);
  return [
    ...(isPhotograph(file)
      ? missingFile(`content/${file}`)
      : [`"${seen}" is not a photograph: its name would end in ${list.format(endings)}`]),
    ...(alt.trim() ? [] : [`alt of "${seen}" is missing: say what one sees, in a sentence`]),
  ];
}

const list = new Intl.ListFormat('en', { type: 'disjunction' });

function missingFile(file: string): string[] {
  const { dir, base } = path.parse(file);
  const names = existsSync(dir) ? readdirSync(dir).filter(isPhotograph) : [];
  // Not existsSync, which finds Amna.JPG as amna.jpg on some machines only.
  if (names.includes(base)) return [];
  const near = nearest(base, names);
  return [`there is no ${file}${near ? `; did you mean "${near}"?` : ''}`];
}

/** The most that two names of one thing differ, in letters. */
const mostTypos = 3;

function nearest(name: string, names: readonly string[]): string | undefined {
  const stem = (of: string) => path.parse(of).name.toLowerCase();
  for (let typos = 0; typos <= mostTypos; typos += 1) {
    const near = names.find((one) => isWithin(typos, stem(name), stem(one)));
    if (near) return near;
  }
  return undefined;
}
