import { isDeepStrictEqual } from 'node:util';
import { diff3Merge } from 'node-diff3';
import { decode } from '#lib/content/read-sources.ts';
import { markdownHead, parseSource } from '#lib/content/source.ts';
import { rewrite } from './rewrite.ts';

/** A place that both have changed: what stands there is `mine`. `field` is its name in the form, or `body`. */
export type Conflict = { field: string; mine: unknown; theirs: unknown };

export type Merged = { body: Buffer; conflicts: readonly Conflict[] };

/**
 * Joins two ways in which a file was changed, field by field, and line by line of a text.
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
  const [old, here, there] = [base ?? Buffer.of(), mine, theirs].map((one) => decode(one) ?? '');
  if (old === undefined || here === undefined || there === undefined) return own;
  const [before, one, other] = [old, here, there].map((text) => parseSource(file, text).source);
  // What cannot be read is told by the checks.
  if (!one || !other) return own;
  const conflicts: Conflict[] = [];
  const data = merge(before?.data, one.data, other.data, '', conflicts);
  if (!file.endsWith('.md')) return { body: Buffer.from(rewrite(there, data)), conflicts };
  const lines = mergeLists(
    linesOf(before?.body ?? ''),
    linesOf(one.body),
    linesOf(other.body),
    (mixed) => {
      const [mineHere, theirsThere] = [mixed.a, mixed.b].map((part) => part.join('\n').trim());
      conflicts.push({ field: 'body', mine: mineHere, theirs: theirsThere });
      return mixed.a;
    },
  );
  const [, head = ''] = markdownHead.exec(there) ?? [];
  const text = `---\n${rewrite(head, data)}---\n${lines.join('\n')}`;
  return { body: Buffer.from(text), conflicts };
}

const linesOf = (text: string) => text.split('\n');

function merge(base: unknown, mine: unknown, theirs: unknown, at: string, found: Conflict[]) {
  if (isDeepStrictEqual(mine, theirs) || isDeepStrictEqual(theirs, base)) return mine;
  if (isDeepStrictEqual(mine, base)) return theirs;
  if (isGroup(mine) && isGroup(theirs)) {
    const names = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
    const before = isGroup(base) ? base : {};
    return Object.fromEntries(
      [...names]
        .map((name): [string, unknown] => {
          const field = at ? `${at}.${name}` : name;
          return [name, merge(before[name], mine[name], theirs[name], field, found)];
        })
        .filter(([, value]) => value !== undefined),
    );
  }
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) {
    const [old, own, other] = [base, mine, theirs].map((list) =>
      list.map((item) => JSON.stringify(item)),
    );
    const merged = mergeLists(old ?? [], own ?? [], other ?? [], ({ a, o, b, aIndex }) => {
      if (a.length === o.length && o.length === b.length) {
        return a.map((item, index) => {
          const [was, here, there] = [o[index], item, b[index]].map((one) => JSON.parse(one ?? ''));
          const field = [at, aIndex + index].filter((part) => part !== '').join('.');
          return JSON.stringify(merge(was, here, there, field, found));
        });
      }
      found.push({ field: at, mine, theirs });
      return a;
    });
    return merged.map((item) => JSON.parse(item));
  }
  found.push({ field: at, mine, theirs });
  return mine;
}

type Mixed = { a: string[]; o: string[]; b: string[]; aIndex: number };

/** @param settle what both changed: it gives what is to stand there */
function mergeLists(
  base: string[],
  mine: string[],
  theirs: string[],
  settle: (mixed: Mixed) => string[],
): string[] {
  return diff3Merge(mine, base, theirs).flatMap(
    ({ ok, conflict }) => ok ?? (conflict ? settle(conflict) : []),
  );
}

function isGroup(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}
