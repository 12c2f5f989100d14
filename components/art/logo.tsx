import { palette } from '#lib/base/palette.ts';
import { shapesOf } from './drawings.ts';

type Props = {
  color?: string;
  className?: string;
};

export function Logo({ color, className }: Props) {
  const mark = shapesOf('ornaments/mark');
  return (
    <svg aria-hidden="true" className={className} color={color} viewBox="0 0 48 48">
      <path d={mark.window} fill={palette.genda500} />
      <path d={mark.house} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}
