import { isUtf8 } from 'node:buffer';
import { suggestion } from '#lib/base/nearest.ts';
import { perObject } from '#lib/base/per-object.ts';
import type { Mistake } from './mistakes.ts';
import { entryOf, files, isSlug } from './schema.ts';
import { parseSource, type Source } from './source.ts';
import { valueAt } from './tree.ts';
import { addressList, type WordFiles, waitingList } from './words.ts';

export type Sources = ReadonlyMap<string, Source>;

export type Read = {
  sources: Sources;
  /** Files that are there, readable or not. */
  names: readonly string[];
  photographs: readonly string[];
  /** Paths of every page that was ever released. */
  addresses: readonly string[];
  /** Files of pages that visitors do not see yet, and from which day they do. */
  waiting: ReadonlyMap<string, string>;
  mistakes: Mistake[];
};

/** Files with their facts filled in, whether or not they have their form. */
export type Checked = Omit<Read, 'mistakes'>;

/** Reads every file of the content. */
export const readSources = perObject('sources', readAll);

function readAll(words: WordFiles): Read {
  const names = [...words.texts.keys()];
  const sources = new Map<string, Source>();
  const mistakes: Mistake[] = [];
  for (const [file, body] of words.texts) {
    const misplaced = findMisplaced(file);
    if (misplaced) mistakes.push({ file, text: misplaced });
    if (misplaced || lists.includes(file)) continue;
    const read = readSource(file, body);
    mistakes.push(...read.mistakes);
    if (read.source) sources.set(file, read.source);
  }
  for (const file of Object.keys(files)) {
    if (!names.includes(file)) mistakes.push({ file, text: 'is missing' });
  }
  const addresses = String(words.texts.get(addressList) ?? '')
    .split(/\s+/)
    .filter(Boolean);
  const listed = String(words.texts.get(waitingList) ?? '').split('\n');
  const waits = [...sources.values()].filter(({ file }) => listed.includes(file));
  const waiting = new Map(waits.map((source) => [source.file, dayOf(source)]));
  const photographs = [...words.photographs.keys()];
  return { sources, names, photographs, addresses, waiting, mistakes };
}

/** One file of the content. */
export function readSource(file: string, body: Buffer) {
  const text = decode(body);
  if (text !== undefined) return parseSource(file, text);
  return { source: undefined, mistakes: [{ file, text: 'is not saved as UTF-8: save it so' }] };
}

const lists = [addressList, waitingList];

/** From which visitors see a page; empty where it names none. */
export const dayOf = ({ file, data }: Source) =>
  String(valueAt(data, [file.startsWith('articles/') ? 'date' : 'from']) ?? '');

function findMisplaced(file: string): string | undefined {
  const known = [...Object.keys(files), ...lists];
  if (known.includes(file) || isSlug(entryOf(file)?.slug ?? '')) return;
  return `is no file of the site${suggestion(file, known) || `: ${places}`}`;
}

const places =
  'pages are .yaml in services/, industries/, projects/, .md in articles/, named in small letters, digits and single hyphens';

/** A file's text, in one form. @returns undefined for what is no UTF-8 */
export function decode(bytes: Buffer): string | undefined {
  if (!isUtf8(bytes)) return;
  return bytes
    .toString()
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .normalize('NFC');
}
