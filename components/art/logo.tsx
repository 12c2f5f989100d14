import { palette } from '#lib/palette.ts';
import { mark } from './mark.ts';

type Props = {
  color?: string;
  className?: string;
};

export function Logo({ color, className }: Props) {
  return (
    <svg
      viewBox={`0 0 ${mark.size} ${mark.size}`}
      aria-hidden="true"
      color={color}
      className={className}
    >
      <path d={mark.window} fill={palette.genda500} />
      <path d={mark.house} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}
