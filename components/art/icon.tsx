import { clsx } from 'clsx';
import iconNodes from 'lucide-static/icon-nodes.json';
import type { Ground, IconName } from '#lib/content/types.ts';
import { palette } from '#lib/palette.ts';
import { glazes } from './glazes.ts';
import { round } from './star.ts';

type Node = [
  tag: 'path' | 'circle' | 'rect' | 'line' | 'polyline' | 'polygon' | 'ellipse',
  attributes: Record<string, string>,
];

export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={clsx('icon', className)} aria-hidden="true">
      <IconShape name={name} />
    </svg>
  );
}

/** For use inside another `<svg>` with the class `icon`. */
export function IconShape({ name }: { name: IconName }) {
  const nodes = iconNodes[name] as Node[];
  // In a joined path a leading `m` would be relative to the path before it.
  const paths = nodes.flatMap(([tag, { d }]) =>
    tag === 'path' && d ? [d.replace(/^m/, 'M0 0m')] : [],
  );
  const others = nodes.filter(([tag]) => tag !== 'path');
  return (
    <>
      {paths.length > 0 && <path d={paths.join('')} />}
      {others.map(([Tag, attributes]) => (
        <Tag key={JSON.stringify(attributes)} {...attributes} />
      ))}
    </>
  );
}

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
