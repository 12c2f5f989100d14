import { archPath } from '@/components/art/arch';
import { palette } from '@/lib/palette';

type Props = {
  /** The light in the window. */
  light?: string;
  /** Of the house around it, where it is not the text's. */
  color?: string;
  className?: string;
};

/** The mark: a jharoka under its curved eave, lattice below, light in the arch; no text. */
export function Logo({ light = palette.genda500, color, className }: Props) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" color={color} className={className}>
      <path d={WINDOW} fill={light} />
      <path d={HOUSE} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}

// Even numbers where lines are straight, so that they fall on whole pixels at 24 px.
const WINDOW = 'M24 4 38 16V37H10V16z';
const HOUSE =
  'M0 10C10 9 13 0 24 0S38 9 48 10V14H42V38H46V42H2V38H6V14H0z' +
  archPath({ x: 14, y: 6, width: 20, height: 20, cusps: 5 }) +
  'M12 32l4-4 4 4-4 4zM20 32l4-4 4 4-4 4zM28 32l4-4 4 4-4 4z' +
  'M9 43.6H39C36 47 28 45 24 48 20 45 12 47 9 43.6z';
