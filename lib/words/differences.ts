import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { allBelow, slugOf } from '#lib/content/read-sources.ts';
import { type Path, parseSource, type Source, valueAt } from '#lib/content/source.ts';
import { isFile, titles } from './files.ts';

/** What is another in a file, in words for whoever wrote it. */
export type Difference = {
  /** Path below the content's folder. */
  file: string;
  /** What people call it. */
  title: string;
  kind: 'new' | 'removed' | 'changed';
  fields: FieldChange[];
};

/** `field` is its name in the form: `offer.items.2.title`. */
export type FieldChange = { field: string; before: string; after: string };

/** Of all files in two folders of words. */
export function compareWords(before: string, after: string): Difference[] {
  const names = [...new Set([...allBelow(before), ...allBelow(after)])].sort();
  // What publishing itself notes, nobody has written.
  return names
    .filter((file) => file !== 'addresses.txt')
    .flatMap((file) => {
      const [old, now] = [before, after].map((folder) => read(path.join(folder, file)));
      const difference = compareFile(file, old, now);
      return difference ? [difference] : [];
    });
}

/** @returns undefined where both say the same */
export function compareFile(
  file: string,
  before: Buffer | undefined,
  after: Buffer | undefined,
): Difference | undefined {
  if (before && after?.equals(before)) return;
  const [old, now] = [before, after].map((text) =>
    isText(file) ? sourceOf(file, text) : undefined,
  );
  const title = titleOf(file, now ?? old);
  if (!before) return { file, title, kind: 'new', fields: [] };
  if (!after) return { file, title, kind: 'removed', fields: [] };
  if (!old || !now) return { file, title, kind: 'changed', fields: [] };
  const fields = [...compare(old.data, now.data), ...compareText(old, now)];
  return fields.length > 0 ? { file, title, kind: 'changed', fields } : undefined;
}

const isText = (file: string) => /\.(ya?ml|md)$/.test(file);

function read(file: string): Buffer | undefined {
  return existsSync(file) ? readFileSync(file) : undefined;
}

/** Undefined where it cannot be read: the checks say why. */
function sourceOf(file: string, text: Buffer | undefined): Source | undefined {
  return text && parseSource(file, String(text).replaceAll('\r\n', '\n')).source;
}

function titleOf(file: string, source: Source | undefined): string {
  if (isFile(file)) return titles[file];
  if (!isText(file)) return `Photograph ${path.basename(file)}`;
  const title = ['title', 'name'].map((key) => valueAt(source?.data, [key]));
  const [folder] = file.split('/');
  const name = title.find((one) => typeof one === 'string') ?? slugOf(file);
  return file.includes('/') ? `${name} (${folder})` : name.toString().replaceAll('-', ' ');
}

function compare(before: unknown, after: unknown, at: Path = []): FieldChange[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const keys = keysOf(before, after);
  if (!keys) return [{ field: at.join('.'), before: shown(before), after: shown(after) }];
  return keys.flatMap((key) =>
    compare(valueAt(before, [key]), valueAt(after, [key]), [
      ...at,
      Array.isArray(after) ? Number(key) : key,
    ]),
  );
}

/** Of two groups of fields, or lists of the same length; others are compared as a whole. */
function keysOf(before: unknown, after: unknown): string[] | undefined {
  if (typeof before !== 'object' || typeof after !== 'object' || !before || !after) return;
  if (Array.isArray(before) !== Array.isArray(after)) return;
  if (Array.isArray(before) && before.length !== Object.keys(after).length) return;
  return [...new Set([...Object.keys(before), ...Object.keys(after)])];
}

/** The lines of a Markdown file that are others. */
function compareText(before: Source, after: Source): FieldChange[] {
  if (before.body === after.body) return [];
  const lines = (one: Source, other: Source) => {
    const known = new Set(other.body.split('\n'));
    return one.body.split('\n').filter((line) => !known.has(line));
  };
  const [gone, come] = [lines(before, after), lines(after, before)];
  return [{ field: 'the text', before: shown(gone.join(' ')), after: shown(come.join(' ')) }];
}

const longest = 200; // characters

function shown(value: unknown): string {
  if (value === undefined || value === '') return '';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.length > longest ? `${text.slice(0, longest)} …` : text;
}
