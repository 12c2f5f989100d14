import { archPath } from './arch';

/** The mark on a square of 48: a jharoka under its curved eave, lattice below, light in the arch. */
export const mark = {
  size: 48,
  /** The light, behind the house. */
  window: 'M24 4 38 16V37H10V16z',
  /** Its openings are cut out, by the even-odd rule. */
  // Even numbers where lines are straight, so that they fall on whole pixels at 24 px.
  house:
    'M0 10C10 9 13 0 24 0S38 9 48 10V14H42V38H46V42H2V38H6V14H0z' +
    archPath({ x: 14, y: 6, width: 20, height: 20, cusps: 5 }) +
    'M12 32l4-4 4 4-4 4zM20 32l4-4 4 4-4 4zM28 32l4-4 4 4-4 4z' +
    'M9 43.6H39C36 47 28 45 24 48 20 45 12 47 9 43.6z',
} as const;
