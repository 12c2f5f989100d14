import type { Difference } from '#lib/editing/differences.ts';

type FieldChange = Difference['fields'][number];

/** How many words stay on each side of what is another. */
const around = 4;

/** In characters: what is longer has an end of its own. */
const most = 240;

/** A change as one reads it at a glance: what both texts have at their beginning and end is left out. */
export function shorten({ field, before, after }: FieldChange): FieldChange {
  const [old, now] = [before, after].map((text) => text.split(/\s+/).filter(Boolean));
  const [one, other] = [old ?? [], now ?? []];
  if (one.length === 0 || other.length === 0) return { field, before: cut(one), after: cut(other) };
  const head = sameAtStart(one, other);
  const tail = sameAtStart(one.slice(head).reverse(), other.slice(head).reverse());
  return { field, before: cut(one, head, tail), after: cut(other, head, tail) };
}

function sameAtStart(one: readonly string[], other: readonly string[]): number {
  const end = one.findIndex((word, at) => word !== other[at]);
  return end < 0 ? one.length : end;
}

/** @param head how many words at the beginning are the same in the other text, and `tail` at the end */
function cut(words: readonly string[], head = 0, tail = 0): string {
  const [from, to] = [Math.max(0, head - around), words.length - Math.max(0, tail - around)];
  const text = words.slice(from, to).join(' ');
  const isLong = text.length > most;
  const shown = isLong ? text.slice(0, most).trimEnd() : text;
  return `${from > 0 ? '… ' : ''}${shown}${isLong || to < words.length ? ' …' : ''}`;
}
