import { starPath } from '@/lib/pattern';
import { pathData, zigzag } from '@/lib/star';

/** Single pieces of tile as path data, centered on the origin, 20 units across. */
export const tilePieces = [
  { name: 'khatam', d: starPath([0, 0], 8, 10, 22.5, 45) },
  { name: 'six-pointed star', d: starPath([0, 0], 6, 10, 30, 60) },
  { name: 'petal', d: 'M0-10 6-3 0 10-6-3z' },
  { name: 'cross', d: pathData(zigzag([0, 0], 4, 0, 10, 4)) },
] as const;
