import type { Ground, IconName } from '#lib/content/types.ts';
import { palette } from '#lib/palette.ts';
import { glazes } from './glazes.ts';
import { IconShape } from './icon.tsx';
import { round } from './star.ts';

type Props = {
  ground: Ground;
  icon: IconName;
  className?: string;
};

export function Medallion({ ground, icon, className }: Props) {
  const [body, rim] = glazes[ground].medallion;

  return (
    <svg viewBox="-40 -40 80 80" aria-hidden="true" className={className} color={palette.paper}>
      <path d={squares(40)} fill={rim} />
      <g transform="rotate(22.5)">
        <path d={squares(37)} fill={body} />
        <path d={squares(32)} fill="none" stroke={rim} />
      </g>
      <g className="icon" transform="translate(-14.4-14.4) scale(1.2)">
        <IconShape name={icon} />
      </g>
    </svg>
  );
}

/** Two crossed squares (khatam) with corners at the radius. */
function squares(radius: number): string {
  const side = round(radius * Math.SQRT1_2);
  return `M-${side}-${side}H${side}V${side}H-${side}zM0-${radius}L${radius} 0 0 ${radius}-${radius} 0z`;
}
