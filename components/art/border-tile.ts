import { pick } from './hash.ts';
import { starPath } from './star.ts';

/** A 24 × 24 tile of a window's frame, as path data. */
export function borderTile(seed: string): string {
  return pick(`border:${seed}`, [starAndLozenges, starsAndSquares, flowers]);
}

const starAndLozenges = `${starPath([12, 12], 8, 8.6, 22.5, 52)}M0-5l5 5-5 5zM24-5l-5 5 5 5zM0 19l5 5-5 5zM24 19l-5 5 5 5z`;

const starsAndSquares = `${starPath([12, 12], 4, 11, 0, 62)}M-3-3h6v6h-6zM21-3h6v6h-6zM-3 21h6v6h-6zM21 21h6v6h-6z`;

const flowers = `${starPath([12, 12], 6, 9.4, 30, 62)}M0-4l4 4-4 4zM24-4l-4 4 4 4zM0 20l4 4-4 4zM24 20l-4 4 4 4z`;
