import { isDeepStrictEqual } from 'node:util';
import { threeWay } from './three-way.ts';

type Entries = readonly unknown[];
type MergeEntry = (base: unknown, mine: unknown, theirs: unknown, place: number) => unknown;

/**
 * Joins two lists that were changed, whose entries are known by what they are, wherever they stand: by a name that no
 * other has, else by all that they say.
 *
 * @param mergeEntry joins what both say of one entry
 * @returns undefined where that would part or mix what belongs together, or double it
 */
export function mergeEntries(
  base: Entries,
  mine: Entries,
  theirs: Entries,
  mergeEntry: MergeEntry,
): unknown[] | undefined {
  const [old, own, other] = knownBy([base, mine, theirs]);
  if (!old || !own || !other) return;
  const parts = threeWay([...old.keys()], [...own.keys()], [...other.keys()]);
  if (!parts?.every((part) => 'joined' in part)) return;
  const order = parts.flatMap(({ joined }) => joined);
  const merged = new Set(order);
  if (merged.size < order.length || areMovedByBoth(old, own, other)) return;
  const isFollowed = [...new Set([...old.keys(), ...own.keys(), ...other.keys()])].every((key) => {
    const kept = [own, other].filter((one) => one.has(key));
    if (!old.has(key) || kept.length === 2) return merged.has(key);
    // What one took away, the other may not have changed.
    return !merged.has(key) && kept.every((one) => isDeepStrictEqual(one.get(key), old.get(key)));
  });
  if (!isFollowed) return;
  return order.map((key, place) => {
    if (!own.has(key) || !other.has(key)) return (own.has(key) ? own : other).get(key);
    return mergeEntry(old.get(key), own.get(key), other.get(key), place);
  });
}

type Known = ReadonlyMap<string, unknown>;

function areMovedByBoth(old: Known, own: Known, other: Known): boolean {
  const isInAll = (key: string) => old.has(key) && own.has(key) && other.has(key);
  const [before, mine, theirs] = [old, own, other].map((known) =>
    [...known.keys()].filter(isInAll),
  );
  return (
    [before, mine].every((order) => !isDeepStrictEqual(order, theirs)) &&
    !isDeepStrictEqual(before, mine)
  );
}

/** What tells one entry of a list from another, the surest first. */
const names = ['slug', 'name', 'title', 'label', 'network', 'city', 'year', 'when', 'page'];

/** Each list's entries by what they are known by, in all of them; none where two are the same by that. */
function knownBy(lists: readonly Entries[]): Map<string, unknown>[] {
  const ways = [
    ...names.map((name) => (entry: unknown) => Reflect.get(Object(entry), name)),
    (entry: unknown) => JSON.stringify(entry),
  ];
  for (const way of ways) {
    const known = lists.map((list) => new Map(list.map((entry) => [way(entry), entry] as const)));
    const areAll = known.every(
      (map, at) => map.size === lists[at]?.length && ![...map.keys()].some((key) => !key),
    );
    if (areAll)
      return known.map((map) => new Map([...map].map(([key, one]) => [String(key), one])));
  }
  return [];
}
