import type { Mistake } from './mistakes.ts';
import { type Read, readSources } from './read-sources.ts';
import { entryOf } from './schema.ts';
import type { Source } from './source.ts';
import { changeAt, valueAt } from './tree.ts';
import { releaseWords } from './words.ts';

/** Of each turn all mistakes of what is left, until there are none. */
type FindMistakes = (read: Read) => readonly Mistake[];

/**
 * Words that a newer release has checked, without what this one does not know: each is a mistake here. Of a field that
 * may be left out it goes, else what is around it; of a file that this release cannot read otherwise its own is said.
 *
 * @returns what was left out, by its names, too
 */
export function leaveUnknown(given: Read, find: FindMistakes): { read: Read; names: string[] } {
  const names = new Set<string>();
  let read = given;
  while (true) {
    // One of a file at a time, as the entries of a list move up.
    const first = new Map([...find(read)].reverse().map((one) => [one.file, one]));
    const smaller = [...first.values()].reduce((left, one) => without(left, one, names), read);
    if (smaller === read) return { read, names: [...names] };
    read = smaller;
  }
}

/** @returns the same where it cannot be helped */
function without(read: Read, { file, path = [], link }: Mistake, names: Set<string>): Read {
  const source = read.sources.get(file);
  if (source && link !== undefined) {
    names.add(`${file} ${link}`);
    return said(read, { ...source, body: withoutLink(source.body, link) });
  }
  const there = path.findLastIndex((_, at) => valueAt(source?.data, path.slice(0, at + 1)) != null);
  if (source && there >= 0) {
    const at = path.slice(0, there + 1);
    const name = `${file} ${at.join('.')}`;
    for (const inner of names) if (inner.startsWith(`${name}.`)) names.delete(inner);
    names.add(name);
    return said(read, { ...source, data: changeAt(source.data, at, () => undefined) });
  }
  const own = readSources(releaseWords()).sources.get(file);
  if (own && !names.has(file)) return said(noted(read, file, names), own);
  if (names.has(file) && !entryOf(file)) return read;
  const sources = new Map(read.sources);
  sources.delete(file);
  const left = noted(read, file, names);
  return { ...left, sources, names: read.names.filter((one) => one !== file) };
}

function noted(read: Read, file: string, names: Set<string>): Read {
  names.add(file);
  return { ...read, mistakes: read.mistakes.filter((one) => one.file !== file) };
}

const said = (read: Read, source: Source): Read => ({
  ...read,
  sources: new Map(read.sources).set(source.file, source),
});

/** Its words stay. */
const withoutLink = (body: string, link: string) =>
  body.replace(/(?<!!)\[([^[\]]*)\]\(([^()\s]*)[^()]*\)/g, (whole, words: string, to: string) =>
    to === link ? words : whole,
  );
