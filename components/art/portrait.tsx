import { archPath } from '@/components/art/arch';
import { PatternDefs } from '@/components/art/pattern-defs';
import { figures } from '@/components/art/portrait-figures';
import { palette } from '@/lib/palette';

type Props = {
  /** Which of the figures; counts round. */
  person: number;
  /** Name and role, for those who do not see the picture. */
  label: string;
  /** Unique in the page. */
  id: string;
  className?: string;
};

/** A person in a cusped niche with a miniature painting's nimbus. */
export function Portrait({ person, label, id, className }: Props) {
  const { niche, nimbus, flip, layers } = figures[person % figures.length] ?? figures[0];
  const tile = `url(#${id}p)`;

  return (
    <svg
      viewBox="0 0 280 320"
      role="img"
      aria-label={label}
      className={className}
      color={palette.paper}
    >
      <PatternDefs id={`${id}p`} recipe={TILE} line={0.8} center={[140, 148]} />
      <path d="M0 0H280V320H0" fill={palette.sand200} />
      <path id={`${id}a`} d={NICHE} fill={niche} stroke={palette.paper} strokeWidth="8" />
      <clipPath id={`${id}c`}>
        <use href={`#${id}a`} />
      </clipPath>
      <g clipPath={`url(#${id}c)`} fill="none" strokeLinecap="round">
        <path d="M0 0H280V320H0" fill={tile} opacity=".25" />
        <circle cx="140" cy="148" r="80" fill={nimbus} />
        <circle
          cx="140"
          cy="148"
          r="73"
          stroke={palette.paper}
          strokeWidth="4"
          strokeDasharray="0 7.64"
        />
        <g transform={flip ? 'matrix(-1 0 0 1 280 12)' : 'translate(0 12)'}>
          {layers.map(({ d, fill, line, width }) => (
            <path key={d} d={d} fill={fill} stroke={line} strokeWidth={width} />
          ))}
        </g>
      </g>
    </svg>
  );
}

const TILE = { fold: 8, angle: 67.5, pitch: 36, filled: 'hearts' } as const;

const NICHE = archPath({ x: 22, y: 12, width: 236, height: 320, cusps: 9 });
