import { type Point, round } from './star.ts';

/** A cubic Bézier: start, two handles, end. */
export type Curve = readonly [Point, Point, Point, Point];

/** A leaf at `at` (0–1) of a stem, on its left (−1) or right (1). */
export type Leaf = readonly [at: number, side: -1 | 1, size: number];

export function stemPath(curves: readonly Curve[]): string {
  return curves.map(([start, ...rest]) => `M${pair(start)}C${rest.map(pair).join(' ')}`).join('');
}

export function leafPath(curve: Curve, leaves: readonly Leaf[]): string {
  return leaves
    .map(([at, side, size]) => {
      const { point, heading } = along(curve, at);
      const away = (angle: number, share: number) => polar(heading + side * angle, size * share);
      const tip = away(0.75, 1);
      const belly = away(0.1, 0.62);
      const home: Point = [-tip[0], -tip[1]];
      const back: Point = [belly[0] - tip[0], belly[1] - tip[1]];
      return `M${whole(point)}q${whole(away(1.35, 0.66))} ${whole(tip)} ${whole(back)} ${whole(home)}`;
    })
    .join('');
}

export function flowerPath([x, y]: Point, lobes: number, radius: number, turn = 0): string {
  const step = (2 * Math.PI) / lobes;
  const lobe = round(radius * Math.sin(step / 2) * 1.12);
  const points = Array.from({ length: lobes }, (_, i): Point => {
    const a = i * step + turn;
    return [x + radius * Math.cos(a), y + radius * Math.sin(a)];
  });
  const [first = [x, y] as const, ...rest] = points;
  return `M${pair(first)}${[...rest, first].map((p) => `A${lobe} ${lobe} 0 0 1 ${pair(p)}`).join('')}z`;
}

function along([p0, p1, p2, p3]: Curve, t: number): { point: Point; heading: number } {
  const u = 1 - t;
  const mix = (a: number, b: number, c: number, d: number): Point => [
    a * p0[0] + b * p1[0] + c * p2[0] + d * p3[0],
    a * p0[1] + b * p1[1] + c * p2[1] + d * p3[1],
  ];
  const [dx, dy] = mix(-u * u, u * u - 2 * u * t, 2 * u * t - t * t, t * t);
  return {
    point: mix(u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t),
    heading: Math.atan2(dy, dx),
  };
}

function polar(angle: number, length: number): Point {
  return [length * Math.cos(angle), length * Math.sin(angle)];
}

function pair([x, y]: Point): string {
  return `${round(x)} ${round(y)}`.replace(' -', '-');
}

function whole([x, y]: Point): string {
  return pair([Math.round(x), Math.round(y)]);
}
