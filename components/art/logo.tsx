import { palette } from '@/lib/palette';
import { mark } from './mark';

type Props = {
  light?: string;
  color?: string;
  className?: string;
};

/** The mark, without the name. */
export function Logo({ light = palette.genda500, color, className }: Props) {
  return (
    <svg
      viewBox={`0 0 ${mark.size} ${mark.size}`}
      aria-hidden="true"
      color={color}
      className={className}
    >
      <path d={mark.window} fill={light} />
      <path d={mark.house} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}
