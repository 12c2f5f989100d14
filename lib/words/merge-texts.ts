import { type Part, threeWay } from './three-way.ts';

/** Lines that both have changed, in the joined text: from 0, and without the last. */
type Passage = { from: number; to: number; mine: string; theirs: string };

/**
 * Joins two texts that were changed, line by line: what both have changed stays as it is in `mine`.
 *
 * @returns undefined where a passage was moved that the other has changed or moved too, or where it would take too long
 */
export function mergeTexts(base: string, mine: string, theirs: string) {
  const [old = [], own = [], other = []] = [base, mine, theirs].map(passagesIn);
  const parts = threeWay(old, own, other);
  if (!parts || isMixed(parts, old, [own, other])) return;
  const passages: Passage[] = [];
  const joined: string[] = [];
  let line = 0;
  for (const part of parts) {
    const said = 'joined' in part ? part.joined : part.mine;
    const from = line;
    line += linesOf(said.join(''));
    joined.push(...said);
    if ('joined' in part) continue;
    passages.push({ from, to: line, mine: part.mine.join(''), theirs: part.theirs.join('') });
  }
  return { text: joined.join('').trimEnd(), passages };
}

/** Each line with the empty ones below it. */
const passagesIn = (text: string) => whole(text).match(/[^\n]+\n+/g) ?? [];

/** A text whose last line is as any other: it counts as that of a {@link Passage}. */
export const whole = (text: string) => `${text.replace(/^\n+/, '').trimEnd()}\n\n`;

const linesOf = (text: string) => text.split('\n').length - 1;

/** Whether a line came back, as it was or nearly, that one has taken away and the other moved, or stands there twice. */
function isMixed(
  parts: readonly Part[],
  old: readonly string[],
  sides: readonly (readonly string[])[],
): boolean {
  const before = alikeIn(old);
  const known = sides.map(alikeIn);
  const joined = parts.flatMap((part) => ('joined' in part ? part.joined : []));
  const gone = [...before.keys()].filter((line) => known.every((side) => !side.has(line)));
  // Each is compared with each: of two long texts that were written anew it would take seconds.
  if (gone.length * joined.length > 50_000) return true;
  const goneWords = gone.map(wordsIn);
  return [...alikeIn(joined)].some(([line, { length }]) => {
    const most = known.map((side) => side.get(line)?.length ?? 0);
    const isOld = () => before.has(line) || goneWords.some((words) => isLike(wordsIn(line), words));
    return length > Math.max(...most) || (most.includes(0) && isOld());
  });
}

/** Whether more than half of the words of two lines are the same. */
const isLike = (mine: ReadonlySet<string>, theirs: ReadonlySet<string>) =>
  mine.intersection(theirs).size * 2 > Math.max(mine.size, theirs.size);

const wordsIn = (line: string) => new Set(line.toLowerCase().match(/[\p{L}\p{M}]+/gu));

const alikeIn = (lines: readonly string[]) => Map.groupBy(lines, (line) => line.trimEnd());
