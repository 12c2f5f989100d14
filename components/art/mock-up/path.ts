/**
 * Joins path data, subpaths of one `M` and then relative commands (h v l m q t c a z); where it is
 * shorter, a subpath starts relative to the end of the one before.
 */
export function joinPaths(pieces: readonly string[]): string {
  let pen: Point | undefined;

  return pieces
    .flatMap((d) => d.split(/(?=M)/))
    .map((d) => {
      const [, x = '0', y = '0', rest = ''] = /^M(-?[\d.]+) ?(-?[\d.]+)(.*)$/.exec(d) ?? [];
      const start: Point = [Number(x), Number(y)];
      const step = pen && `m${coordinates(start[0] - pen[0], start[1] - pen[1])}`;
      const move = `M${coordinates(...start)}`;
      pen = follow(start, rest);
      return (step && step.length < move.length ? step : move) + rest;
    })
    .join('');
}

/** A number with at most one decimal, as short as path data allows. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10 || 0).replace(/^(-?)0\./, '$1.');
}

/** Two numbers; a minus sign also separates them. */
export function coordinates(x: number, y: number): string {
  const second = n(y);
  return n(x) + (second.startsWith('-') ? '' : ' ') + second;
}

type Point = [x: number, y: number];

/** How many numbers each command takes; its last two move the pen. */
const ARITY: Record<string, number> = { h: 1, v: 1, l: 2, m: 2, t: 2, q: 4, c: 6, a: 7 };

function follow(start: Point, d: string): Point {
  let [x, y] = start;
  let [startX, startY] = start;

  for (const [, command = '', list = ''] of d.matchAll(/([a-z])([^a-z]*)/g)) {
    const numbers = (list.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const arity = ARITY[command] ?? 1;
    for (let at = arity; at <= numbers.length; at += arity) {
      const last = numbers[at - 1] ?? 0;
      if (command !== 'v') x += arity === 1 ? last : (numbers[at - 2] ?? 0);
      if (command !== 'h') y += last;
    }
    if (command === 'm') [startX, startY] = [x, y];
    if (command === 'z') [x, y] = [startX, startY];
  }
  return [x, y];
}
