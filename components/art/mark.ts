import { archPath } from './arch.ts';

export const mark = {
  size: 48,
  window: 'M24 4 38 16V37H10V16z',
  /** Filled even-odd. Straight edges are at even numbers, to fall on whole pixels at 24 px. */
  house:
    'M0 10C10 9 13 0 24 0S38 9 48 10V14H42V38H46V42H2V38H6V14H0z' +
    archPath({ x: 14, y: 6, width: 20, height: 20, cusps: 5 }) +
    'M12 32l4-4 4 4-4 4zM20 32l4-4 4 4-4 4zM28 32l4-4 4 4-4 4z' +
    'M9 43.6H39C36 47 28 45 24 48 20 45 12 47 9 43.6z',
} as const;
