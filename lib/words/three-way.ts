import { isDeepStrictEqual } from 'node:util';
import { diffIndices } from 'node-diff3';

type Items = readonly string[];

/** What stands in the two joined: what one changed or neither; or what each has where both changed the same. */
export type Part = { joined: Items } | { mine: Items; theirs: Items };

/** Joins two lists that both come from another. @returns undefined where comparing them would take too long */
export function threeWay(base: Items, mine: Items, theirs: Items): Part[] | undefined {
  const [own, other] = [changesIn(base, mine), changesIn(base, theirs)];
  if (!own || !other) return;
  const parts: Part[] = [];
  let done = 0;
  for (const group of groupsOf([...own, ...other])) {
    const [from, to] = [Math.min(...group.map((one) => one.from)), Math.max(...group.map(toOf))];
    parts.push({ joined: base.slice(done, from) });
    const [here, there] = [own, other].map((all) => {
      const changes = group.filter((change) => all.includes(change));
      return changes.length > 0 ? changed(base, from, to, changes) : undefined;
    });
    if (here && there && !isDeepStrictEqual(here, there)) parts.push({ mine: here, theirs: there });
    else parts.push({ joined: here ?? there ?? [] });
    done = to;
  }
  parts.push({ joined: base.slice(done) });
  return parts;
}

/** What stands in place of some items of the base. */
type Change = { from: number; to: number; now: Items };

const toOf = ({ to }: Change) => to;

/** Of pairs of equal items that are looked at: a quarter of a million take a tenth of a second, ten times as many 3 s. */
const mostPairs = 250_000;

function changesIn(base: Items, side: Items): Change[] | undefined {
  const alike = Map.groupBy(base, (item) => item);
  const pairs = side.reduce((sum, item) => sum + (alike.get(item)?.length ?? 0), 0);
  if (pairs > mostPairs) return;
  return diffIndices([...base], [...side]).flatMap(
    ({ buffer1: [from, length], buffer2Content: now }) =>
      // Each in the place of one.
      now.length === length
        ? now.map((item, at) => ({ from: from + at, to: from + at + 1, now: [item] }))
        : [{ from, to: from + length, now }],
  );
}

/** Those that lie upon each other. Side by side they are two, but for what both add at one place. */
function groupsOf(changes: readonly Change[]): Change[][] {
  const groups: Change[][] = [];
  let end = -1;
  for (const change of changes.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    const { from, to } = change;
    const last = groups.at(-1);
    const isAddedAtOnePlace = from === to && last?.[0]?.from === to && end === to;
    if (last && (from < end || isAddedAtOnePlace)) last.push(change);
    else groups.push([change]);
    end = Math.max(end, to);
  }
  return groups;
}

function changed(base: Items, from: number, to: number, changes: readonly Change[]): Items {
  let at = from;
  const items = changes.flatMap((change) => {
    const before = base.slice(at, change.from);
    at = change.to;
    return [...before, ...change.now];
  });
  return [...items, ...base.slice(at, to)];
}
