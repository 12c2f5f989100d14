import { createPattern, type PatternShape } from './pattern.ts';
import type { Point } from './star.ts';

it.each<PatternShape>([
  { fold: 6, angle: 47.5, pitch: 76 },
  { fold: 8, angle: 67.5, pitch: 96 },
  { fold: 12, angle: 72.5, pitch: 132 },
])('a tile of $fold-fold stars closes at its edges', (shape) => {
  const { width, height, rosettes, gaps } = createPattern(shape);
  const lines = pieces(rosettes + gaps).flatMap(sides);
  const flipped = lines.map(([a, b]): Side => [swap(a), swap(b)]);
  const left = crossings(lines, 0, height);
  const top = crossings(flipped, 0, width);
  expect(left.length).toBeGreaterThan(1);
  expect(crossings(lines, width, height)).toEqual(left);
  expect(top.length).toBeGreaterThan(1);
  expect(crossings(flipped, height, width)).toEqual(top);
});

type Side = readonly [Point, Point];

/** The closed polygons of path data made of `M`, relative `l` and `z`. */
function pieces(path: string): Point[][] {
  return path
    .split('M')
    .filter(Boolean)
    .map((piece) => {
      const numbers = piece.match(/-?\d*\.?\d+/g)?.map(Number) ?? [];
      let [x, y] = [0, 0];
      return Array.from({ length: numbers.length / 2 }, (_, i): Point => {
        x += numbers[2 * i] ?? 0;
        y += numbers[2 * i + 1] ?? 0;
        return [x, y];
      });
    });
}

function sides(points: Point[]): Side[] {
  return points.map((point, i): Side => [point, points[(i + 1) % points.length] ?? point]);
}

/** The heights at which lines meet the upright at x, between 0 and the limit, to a tenth. */
function crossings(lines: Side[], x: number, limit: number): number[] {
  const heights = lines
    .filter(([[x1], [x2]]) => Math.abs(x2 - x1) > 0.05 && (x1 - x) * (x2 - x) <= 1e-9)
    .map(([[x1, y1], [x2, y2]]) => y1 + ((x - x1) / (x2 - x1)) * (y2 - y1))
    .filter((y) => y > -0.05 && y < limit + 0.05)
    .map((y) => Math.round(Math.abs(y) * 10) / 10);
  return [...new Set(heights)].sort((a, b) => a - b);
}

function swap([x, y]: Point): Point {
  return [y, x];
}
