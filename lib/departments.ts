import type { Department, Ground } from '#content/types.ts';
import { palette as p } from './palette.ts';

/** Bounds of a value that the seed chooses. */
type Range = readonly [least: number, most: number];

type Filled = 'gaps' | 'hearts' | 'both';

type DepartmentFacts = {
  /** Of the department's page. */
  slug: string;
  ground: Ground;
  /** Star patterns: points, contact angles in degrees, distances in px, filled pieces. */
  star: { fold: 6 | 8 | 12; angles: Range; pitches: Range; fills: readonly [Filled, ...Filled[]] };
  cover: { ground: string; letters: string; lines: string };
};

const anyFill = ['gaps', 'hearts', 'both'] as const;

export const departments = {
  web: {
    slug: 'web-design',
    ground: 'lajvard',
    star: { fold: 8, angles: [63, 71], pitches: [72, 104], fills: anyFill },
    cover: { ground: p.lajvard700, letters: p.genda300, lines: p.firozi300 },
  },
  software: {
    slug: 'software-tech',
    ground: 'firozi',
    star: { fold: 6, angles: [30, 54], pitches: [56, 80], fills: anyFill },
    cover: { ground: p.firozi700, letters: p.paper, lines: p.firozi300 },
  },
  marketing: {
    slug: 'digital-marketing',
    ground: 'genda',
    // The gaps of 3.12.12 are too small to be worth their bytes.
    star: { fold: 12, angles: [66, 76], pitches: [108, 148], fills: ['hearts'] },
    cover: { ground: p.genda500, letters: p.ink, lines: p.brick600 },
  },
  design: {
    slug: 'graphic-design',
    ground: 'brick',
    star: { fold: 8, angles: [41, 51], pitches: [72, 104], fills: anyFill },
    cover: { ground: p.brick600, letters: p.paper, lines: p.genda300 },
  },
} as const satisfies Record<Department, DepartmentFacts>;
