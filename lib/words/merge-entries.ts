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
  const keyOf = keys.find((key) => [base, mine, theirs].every((list) => isTelling(list, key)));
  if (!keyOf) return;
  const known = (list: Entries) => new Map(list.map((entry) => [keyOf(entry), entry]));
  const old = known(base);
  const [own, other] = [followed(old, known(mine)), followed(old, known(theirs))];
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
  const joined = order.map((key, place) => {
    if (!own.has(key) || !other.has(key)) return (own.has(key) ? own : other).get(key);
    return mergeEntry(old.get(key), own.get(key), other.get(key), place);
  });
  return isTelling(joined, keyOf) ? joined : undefined;
}

type Known = ReadonlyMap<string, unknown>;

/** The entries of one side by what they were known by before, where one has another name now. */
function followed(old: Known, side: Known): Known {
  const gone = [...old].filter(([key]) => !side.has(key));
  const formerNames = [...side.keys()].flatMap((key) => {
    const like = old.has(key) ? [] : gone.filter(([, entry]) => isRenamed(entry, side.get(key)));
    return like.length === 1 ? like.map(([former]) => [key, former] as const) : [];
  });
  const isOne = (name: string) => formerNames.filter(([, former]) => former === name).length === 1;
  const former = new Map(formerNames.filter(([, name]) => isOne(name)));
  return new Map([...side].map(([key, entry]) => [former.get(key) ?? key, entry]));
}

/** Whether all that the two say is the same, but their names. */
function isRenamed(one: unknown, other: unknown): boolean {
  const [was, now] = [one, other].map(saidIn);
  const all = new Set([...(was ?? []), ...(now ?? [])].map(([name]) => name));
  const same = was?.filter(([name, said]) => isDeepStrictEqual(said, new Map(now).get(name))) ?? [];
  return same.length > 0 && same.length === all.size - 1;
}

/** A form has all fields, a file those that say something. */
const saidIn = (entry: unknown): [string, unknown][] =>
  typeof entry === 'object' ? Object.entries(entry ?? {}).filter(([, said]) => said) : [];

function areMovedByBoth(old: Known, own: Known, other: Known): boolean {
  const isInAll = (key: string) => old.has(key) && own.has(key) && other.has(key);
  const orders = [old, own, other].map((known) =>
    JSON.stringify([...known.keys()].filter(isInAll)),
  );
  return new Set(orders).size === 3;
}

type Key = (entry: unknown) => string;

/** What tells one entry of a list from another, the surest first. */
const names = ['slug', 'name', 'title', 'label', 'network', 'city', 'year', 'when', 'page'];

const keys: Key[] = [
  ...names.map(
    (name): Key =>
      (entry) =>
        String(Reflect.get(Object(entry), name) ?? ''),
  ),
  (entry) => JSON.stringify(entry),
];

/** Whether no two entries of a list are the same by it. */
function isTelling(list: Entries, keyOf: Key): boolean {
  const known = new Set(list.map(keyOf));
  return known.size === list.length && !known.has('');
}
