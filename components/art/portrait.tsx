import { archPath } from '@/components/art/arch';
import { PatternDefs } from '@/components/art/pattern-defs';
import type { Figure } from '@/components/art/portrait-parts';
import { palette } from '@/lib/palette';

/** A person in a cusped niche with a miniature painting's nimbus; stands in a file of its own. */
export function Portrait({ figure }: { figure: Figure }) {
  const { niche, nimbus, flip, layers } = figure;

  return (
    <svg viewBox="0 0 280 320" aria-hidden="true" color={palette.paper}>
      <PatternDefs id="p" recipe={TILE} line={0.8} center={[140, 148]} />
      <path d="M0 0H280V320H0" fill={palette.sand200} />
      <path id="a" d={NICHE} fill={niche} stroke={palette.paper} strokeWidth="8" />
      <clipPath id="c">
        <use href="#a" />
      </clipPath>
      <g clipPath="url(#c)" fill="none" strokeLinecap="round">
        <path d="M0 0H280V320H0" fill="url(#p)" opacity=".25" />
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
