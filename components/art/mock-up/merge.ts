import { overlaps } from './box';
import type { Mark, Paint } from './mark';
import { joinPaths } from './path';

export type Layer = { key: string; paint: Paint; d: string };

type Waiting = Mark & { alike: string; under: Set<Waiting> };

/**
 * Joins marks that are painted alike into one path, for a path costs more bytes than its data.
 * A mark waits for the earlier marks that it covers; among the paints that could be next, one that
 * has no mark left waiting goes first. The picture stays as it was drawn, in far fewer paths.
 */
export function merge(marks: readonly Mark[]): Layer[] {
  const layers: Layer[] = [];
  let rest = wait(marks);

  while (rest.length > 0) {
    const next = nextLayer(rest);
    layers.push({
      key: layers.length.toString(36),
      paint: next[0].paint,
      d: joinPaths(next.map(({ d }) => d)),
    });
    rest = rest.filter((mark) => !next.includes(mark));
    for (const mark of rest) {
      for (const done of next) mark.under.delete(done);
    }
  }
  return layers;
}

function wait(marks: readonly Mark[]): Waiting[] {
  const waiting: Waiting[] = [];
  for (const mark of marks) {
    const alike = JSON.stringify(mark.paint);
    const under = waiting.filter((earlier) => overlaps(earlier.reach, mark.reach));
    waiting.push({ ...mark, alike, under: new Set(under) });
  }
  return waiting;
}

/** All marks of one paint that cover nothing but each other; the rest is never without one. */
function nextLayer(rest: Waiting[]): [Waiting, ...Waiting[]] {
  let best: Waiting[] = [];
  let bestLeft = Infinity;

  for (const paint of new Set(rest.map(({ alike }) => alike))) {
    const all = rest.filter(({ alike }) => alike === paint);
    const free: Waiting[] = [];
    for (const mark of all) {
      if ([...mark.under].every((below) => free.includes(below))) free.push(mark);
    }
    const left = all.length - free.length;
    if (free.length > 0 && left < bestLeft) {
      best = free;
      bestLeft = left;
    }
  }
  const [first, ...others] = best;
  if (!first) throw new Error('marks cover each other in a circle');
  return [first, ...others];
}
