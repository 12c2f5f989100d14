import { palette } from '#lib/palette.ts';
import { starPath } from './star.ts';

type Props = {
  id: string;
  className?: string;
};

export function Band({ id, className }: Props) {
  return (
    <svg aria-hidden="true" className={className} width="100%" height="28" fill={palette.sand100}>
      <pattern id={id} width="28" height="28" patternUnits="userSpaceOnUse">
        <path d="M0 0H28V28H0" fill={palette.lajvard900} />
        <path d="M0 6.6 6.4 14 0 21.4zM28 6.6 21.6 14 28 21.4z" fill={palette.brick600} />
        <path d={starPath([14, 14], 6, 11, 30, 60)} fill={palette.genda500} />
        <path d={starPath([14, 14], 6, 5, 0, 54)} fill={palette.lajvard900} />
        <path d="M0 0H28V2.5H0zM0 25.5H28V28H0z" />
      </pattern>
      <rect width="100%" height="28" fill={`url(#${id})`} />
    </svg>
  );
}
