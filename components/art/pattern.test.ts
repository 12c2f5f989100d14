import type { Department } from '#content/types.ts';
import { createPattern, type PatternShape, recipeFor } from './pattern.ts';
import { type Point, starPath } from './star.ts';

const shapes: PatternShape[] = [
  { fold: 6, angle: 30, pitch: 60 },
  { fold: 6, angle: 47.5, pitch: 76 },
  { fold: 8, angle: 45, pitch: 80 },
  { fold: 8, angle: 67.5, pitch: 96 },
  { fold: 12, angle: 75, pitch: 140 },
  { fold: 12, angle: 72.5, pitch: 132 },
];

describe('starPath', () => {
  // The inner points of a regular star {n/k} lie at cos(πk/n) / cos(π(k − 1)/n) of its radius,
  // and its contact angle is πk/n: a second way to the same points.
  it.each([
    { n: 8, k: 2, angle: 45 },
    { n: 8, k: 3, angle: 67.5 },
    { n: 12, k: 5, angle: 75 },
  ])('at $angle° is the regular star {$n/$k}', ({ n, k, angle }) => {
    const inner = (100 * Math.cos((Math.PI * k) / n)) / Math.cos((Math.PI * (k - 1)) / n);
    const radii = pieces(starPath([0, 0], n, 100, 0, angle))
      .flat()
      .map(([x, y]) => Math.hypot(x, y));

    expect(radii).toHaveLength(2 * n);
    radii.forEach((radius, i) => {
      expect(Math.abs(radius - (i % 2 === 0 ? 100 : inner))).toBeLessThan(0.1);
    });
  });

  it('starts at the first edge, rotated', () => {
    expect(starPath([50, 50], 8, 40, 0, 45)).toMatch(/^M90 50l/);
    expect(starPath([50, 50], 8, 40, 90, 45)).toMatch(/^M50 90l/);
  });
});

describe('createPattern', () => {
  it.each(shapes)('closes at its edges: $fold-fold, $angle°, pitch $pitch', (shape) => {
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
});

describe('recipeFor', () => {
  const departments: Department[] = ['web', 'software', 'marketing', 'design'];

  it.each(departments)('is deterministic for %s', (department) => {
    expect(recipeFor('logo-design', department)).toEqual(recipeFor('logo-design', department));
  });

  it.each(departments)('gives each seed of %s its own recipe', (department) => {
    const seeds = ['seo', 'sem', 'branding', 'analytics', 'google-ads', 'email-marketing'];
    const recipes = seeds.map((seed) => JSON.stringify(recipeFor(seed, department)));

    expect(new Set(recipes).size).toBe(seeds.length);
  });

  it('has one fold per department', () => {
    expect(departments.map((department) => recipeFor('seo', department).fold)).toEqual([
      8, 6, 12, 8,
    ]);
  });
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
