import { isDeepStrictEqual } from 'node:util';
import { readSource } from '#lib/content/read-sources.ts';
import type { Source } from '#lib/content/source.ts';
import { mergeEntries } from './merge-entries.ts';
import { mergeTexts } from './merge-texts.ts';
import { rewriteFile } from './rewrite.ts';

/**
 * A place that both have changed: what stands there is `mine`. `field` is its name in the form, empty for all fields;
 * `body` for the whole text, or `body:3-5` for these lines of it, from 0 and without the last.
 */
export type Conflict = { field: string; mine: unknown; theirs: unknown };

export type Merged = { body: Buffer; conflicts: readonly Conflict[] };

/**
 * Joins two ways in which a file was changed, field by field, entry by entry of a list, and line by line of a text.
 *
 * @param file its path below the content's folder
 * @param base what both began with; undefined where each has written a file of that name
 * @param mine wins where both changed the same
 */
export function mergeFile(
  file: string,
  base: Buffer | undefined,
  mine: Buffer,
  theirs: Buffer,
): Merged {
  const own = { body: mine, conflicts: [] };
  if (mine.equals(theirs) || base?.equals(theirs)) return own;
  if (base?.equals(mine)) return { body: theirs, conflicts: [] };
  const [before, one, other] = [base, mine, theirs].map(
    (body) => body && readSource(file, body).source,
  );
  // What cannot be read is told by the checks.
  if (!one || !other) return own;
  const { words, conflicts } = mergeWords(wordsIn(before), wordsIn(one), wordsIn(other));
  return { body: rewriteFile(file, theirs, words), conflicts };
}

type Words = { form: unknown; body: string };

const wordsIn = (source: Source | undefined) => ({ form: source?.data, body: source?.body ?? '' });

/** As {@link mergeFile}, of fields, as a file or a form has them, and the text below them. */
export function mergeWords<Given extends Words>(base: Given, mine: Given, theirs: Given) {
  const conflicts: Conflict[] = [];
  const form = merge(base.form, mine.form, theirs.form, '', conflicts) as Given['form'];
  const body = mergeBodies(base.body, mine.body, theirs.body, conflicts);
  return { words: { form, body }, conflicts };
}

function mergeBodies(base: string, mine: string, theirs: string, found: Conflict[]): string {
  if (mine === theirs || theirs === base) return mine;
  if (mine === base) return theirs;
  const merged = mergeTexts(base, mine, theirs);
  if (!merged) {
    found.push({ field: 'body', mine, theirs });
    return mine;
  }
  for (const { from, to, ...said } of merged.passages) {
    found.push({ field: `body:${from}-${to}`, ...said });
  }
  return `${merged.text}\n`;
}

function merge(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  at: string,
  found: Conflict[],
): unknown {
  if (isDeepStrictEqual(mine, theirs) || isDeepStrictEqual(theirs, base)) return mine;
  if (isDeepStrictEqual(mine, base)) return theirs;
  const below = (name: string | number) => (at ? `${at}.${name}` : String(name));
  if (isGroup(base) && isGroup(mine) && isGroup(theirs) && isOfOnePicture(mine, theirs)) {
    const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
    const parts = names.map((name): [string, unknown] => {
      return [name, merge(base[name], mine[name], theirs[name], below(name), found)];
    });
    return Object.fromEntries(parts.filter(([, value]) => value !== undefined));
  }
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) {
    const inside: Conflict[] = [];
    const merged = mergeEntries(base, mine, theirs, (was, here, there, place) =>
      merge(was, here, there, below(place), inside),
    );
    found.push(...(merged ? inside : []));
    if (merged) return merged;
  }
  found.push({ field: at, mine, theirs });
  return mine;
}

type Group = Record<string, unknown>;

function isGroup(data: unknown): data is Group {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}

/** What one sees on a photograph is said of that one. */
const isOfOnePicture = (mine: Group, theirs: Group) => mine.file === theirs.file;
