import { blocksIn } from '#lib/content/markdown.ts';
import { readSource } from '#lib/content/read-sources.ts';
import { valueAt } from '#lib/content/tree.ts';
import { titleOf } from './files.ts';

/** What is another in a file, in words for whoever wrote it. */
export type Difference = {
  /** Path below the content's folder. */
  file: string;
  /** What people call it. */
  title: string;
  kind: 'new' | 'removed' | 'changed';
  fields: readonly FieldChange[];
};

/** `field` is its name in the form, `offer.items.2.title`, or `body`. */
export type FieldChange = { field: string; before: string; after: string };

/** @returns undefined where both say the same */
export function compareFile(
  file: string,
  before: Buffer | undefined,
  after: Buffer | undefined,
): Difference | undefined {
  if (before && after?.equals(before)) return;
  // What cannot be read, the checks say.
  const [old, now] = [before, after].map((body) => body && readSource(file, body).source);
  const fields = old && now && compareWords({ ...old, form: old.data }, { ...now, form: now.data });
  if (fields?.length === 0) return;
  const kind = before ? (after ? 'changed' : 'removed') : 'new';
  return { file, title: titleOf(file, (now ?? old)?.data), kind, fields: fields || [] };
}

type Words = { form: unknown; body: string };

/** Fields, and the parts of the text below them, that are others. */
export function compareWords(before: Words, after: Words): FieldChange[] {
  const fields = compareFields(before.form, after.form);
  if (before.body === after.body) return fields;
  const [old, now] = [blocksOf(before.body), blocksOf(after.body)];
  return [...fields, { field: 'body', before: onlyIn(old, now), after: onlyIn(now, old) }];
}

/** Of two groups of fields, or lists of the same length; others are compared as a whole. */
function compareFields(before: unknown, after: unknown, at = ''): FieldChange[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const [old, now] = [before, after].map((data) => Object.keys(Object(data)));
  const isList = Array.isArray(after);
  const areAlike = isGroup(before) && isGroup(after) && isList === Array.isArray(before);
  if (!areAlike || (isList && old?.length !== now?.length)) {
    return [{ field: at, before: inWords(before), after: inWords(after) }];
  }
  return [...new Set([...(old ?? []), ...(now ?? [])])].flatMap((key) =>
    compareFields(valueAt(before, [key]), valueAt(after, [key]), at ? `${at}.${key}` : key),
  );
}

const isGroup = (data: unknown) => typeof data === 'object' && data !== null;

/** Paragraphs, headings and entries of lists by their lines, as they are read. */
function blocksOf(body: string): ReadonlyMap<string, string> {
  const lines = body.split('\n');
  return new Map(
    blocksIn(body).map(({ text, from, to }) => [lines.slice(from, to).join(' '), text]),
  );
}

/** Nothing where they have only changed places. What reads the same in both is told as it is stored. */
function onlyIn(blocks: ReadonlyMap<string, string>, others: ReadonlyMap<string, string>): string {
  const known = new Set(others.values());
  const own = [...blocks].filter(([line]) => !others.has(line));
  return own.map(([line, text]) => (known.has(text) ? line : text)).join(' ');
}

export function inWords(value: unknown): string {
  if (isGroup(value)) return Object.values(Object(value)).map(inWords).filter(Boolean).join(' · ');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value ?? '');
}
