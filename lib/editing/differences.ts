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
  fields: FieldChange[];
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

/** Fields, and the lines of the text below them, that are others: as they are read, unless they read the same. */
export function compareWords(before: Words, after: Words): FieldChange[] {
  const fields = compareFields(before.form, after.form);
  if (before.body === after.body) return fields;
  const changes = [readLines, storedLines].map((linesOf) => {
    const [old, now] = [linesOf(before.body), linesOf(after.body)];
    return { field: 'body', before: onlyIn(old, now), after: onlyIn(now, old) };
  });
  return [...fields, ...changes.filter((one) => one.before || one.after).slice(0, 1)];
}

const readLines = (body: string) => blocksIn(body).map(({ text }) => text);
const storedLines = (body: string) => body.split('\n');

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

function onlyIn(lines: readonly string[], others: readonly string[]): string {
  const known = new Set(others);
  return lines.filter((line) => !known.has(line)).join(' ');
}

export function inWords(value: unknown): string {
  if (isGroup(value)) return Object.values(Object(value)).map(inWords).filter(Boolean).join(' · ');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value ?? '');
}
