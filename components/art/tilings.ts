import { innerRadius, type Point, rosettePoints, starPoints, zigzag } from './star.ts';

export type Fold = 6 | 8 | 12;
export type Cell = { width: number; height: number };
type Pieces = { rosettes: Point[][]; gaps: Point[][] };

/** The pieces that touch one cell, by the star's number of points. Stars are `width` apart. */
export const tilings: Record<Fold, (cell: Cell, angle: number) => Pieces> = {
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
