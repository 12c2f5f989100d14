import type { Value } from '#lib/content/marks.ts';
import type { Department } from '#lib/content/types.ts';
import { hashFraction, pick } from './hash.ts';
import {
  innerRadius,
  type Point,
  pathData,
  rosettePoints,
  round,
  starPoints,
  zigzag,
} from './star.ts';

type Fold = 6 | 8 | 12;
type Cell = { width: number; height: number };
type Pieces = { rosettes: Point[][]; gaps: Point[][] };

/** `angle`: the contact angle in degrees; `pitch`: the distance between two stars. */
export type Recipe = { fold: Fold; angle: number; pitch: number; hasGaps: boolean };

/**
 * A repeating cell of stars on a tiling of regular polygons (6-fold on 6.6.6, 8-fold on 4.8.8, 12-fold on 3.12.12),
 * as path data: even-odd, rosettes fill as petals, nonzero as whole stars.
 */
export function createPattern({ fold, angle, pitch, hasGaps }: Recipe) {
  const cell = { width: pitch, height: fold === 8 ? pitch : round(pitch * Math.sqrt(3)) };
  const { rosettes, gaps } = tilings[fold](cell, angle);
  return { ...cell, rosettes: draw(rosettes, cell), gaps: hasGaps ? draw(gaps, cell) : '' };
}

export function recipeFor(seed: Value, department: Department): Recipe {
  const { fold, angles, pitches } = stars[department];

  return {
    fold,
    angle: between(angles, 0.5, hashFraction(`angle:${seed}`)),
    pitch: between(pitches, 4, hashFraction(`pitch:${seed}`)),
    hasGaps: pick(`filled:${seed}`, [true, false, true]),
  };
}

type Range = readonly [least: number, most: number];

/** By department; the seed chooses within the bounds. */
const stars: Record<Department, { fold: Fold; angles: Range; pitches: Range }> = {
  web: { fold: 8, angles: [63, 71], pitches: [72, 104] },
  software: { fold: 6, angles: [30, 54], pitches: [56, 80] },
  marketing: { fold: 12, angles: [66, 76], pitches: [108, 148] },
  design: { fold: 8, angles: [41, 51], pitches: [72, 104] },
};

function draw(pieces: Point[][], cell: Cell): string {
  return pieces.map((piece) => pathData(trim(piece, cell))).join('');
}

/**
 * Halves the bytes: drops points outside the cell whose neighbors lie beyond the same side, one at a time, as
 * each changes the neighbors of others.
 */
function trim(points: Point[], cell: Cell): Point[] {
  const idle = points.findIndex((point, i) => {
    const before = points.at(i - 1) ?? point;
    const after = points[(i + 1) % points.length] ?? point;
    return beyondOneSide([before, point, after], cell);
  });
  return idle < 0 ? points : trim(points.toSpliced(idle, 1), cell);
}

function beyondOneSide(points: Point[], { width, height }: Cell): boolean {
  const margin = 2;
  return (
    points.every(([x]) => x < -margin) ||
    points.every(([x]) => x > width + margin) ||
    points.every(([, y]) => y < -margin) ||
    points.every(([, y]) => y > height + margin)
  );
}

function between([least, most]: Range, step: number, fraction: number): number {
  return least + step * Math.floor(fraction * ((most - least) / step + 1));
}

/** The pieces that touch one cell, by the star's number of points. Stars are `width` apart. */
const tilings: Record<Fold, (cell: Cell, angle: number) => Pieces> = {
  6: ({ width: w, height: h }, angle) => {
    const vertex = w / Math.sqrt(3);
    const tip = vertex - innerRadius(6, w / 2, angle);
    return {
      rosettes: lattice(w, h).flatMap((center) => rosettePoints(center, 6, w / 2, angle)),
      gaps: meetings(w, h).map((point) => zigzag(point, 3, 90, tip, vertex / 2)),
    };
  },
  8: ({ width: w, height: h }, angle) => {
    const square = w / (1 + Math.SQRT2) / 2;
    return {
      rosettes: rosettePoints([w / 2, h / 2], 8, w / 2, angle),
      gaps: corners(w, h).map((corner) => starPoints(corner, 4, square, 45, angle)),
    };
  },
  // Its gaps are too small to be worth their bytes.
  12: ({ width: w, height: h }, angle) => ({
    rosettes: lattice(w, h).flatMap((center) => rosettePoints(center, 12, w / 2, angle)),
    gaps: [],
  }),
};

function corners(w: number, h: number): Point[] {
  return [0, w].flatMap((x) => [0, h].map((y): Point => [x, y]));
}

/** Star centers that touch one cell of a hexagonal lattice. */
function lattice(w: number, h: number): Point[] {
  return [...corners(w, h), [w / 2, h / 2]];
}

/** Points where three stars meet, one of them straight below. */
function meetings(w: number, h: number): Point[] {
  return [
    [w / 2, h / 6],
    [0, (h * 2) / 3],
    [w, (h * 2) / 3],
  ];
}
