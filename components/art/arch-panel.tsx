import { archPath } from '@/components/art/arch';
import { borderTile } from '@/components/art/border-tile';
import { panelGlaze } from '@/components/art/panel-glaze';
import { PatternDefs } from '@/components/art/pattern-defs';
import { Spandrels } from '@/components/art/spandrels';
import type { Department } from '@/content/types';
import { pick } from '@/lib/hash';
import { type Ground, groundOf, niches, palette } from '@/lib/palette';
import { recipeFor } from '@/lib/pattern';

type Props = {
  seed: string;
  department: Department;
  /** Another glaze than the department's own, as on the industries' pages. */
  ground?: Ground;
  /** Unique in the page. */
  id: string;
  className?: string;
};

const arch = { x: 50, y: 50, width: 380, height: 552 };

/** The face of a hero: a tiled window with a cusped arch, its pattern and glazes the page's own. */
export function ArchPanel({
  seed,
  department,
  ground = groundOf[department],
  id,
  className,
}: Props) {
  const glaze = panelGlaze(seed, ground);
  const niche = niches[ground];
  const recipe = recipeFor(seed, department);

  return (
    <svg viewBox="0 0 480 576" aria-hidden="true" className={className}>
      <defs>
        <PatternDefs
          id={`${id}p`}
          recipe={{ ...recipe, filled: 'hearts' }}
          inlay={niche}
          line={1}
          center={[240, 262]}
        />
        <pattern id={`${id}b`} width="24" height="24" patternUnits="userSpaceOnUse">
          <path d="M0 0H24V24H0" fill={glaze.border[0]} />
          <path d={borderTile(seed)} fill={glaze.border[1]} />
        </pattern>
        <path
          id={`${id}a`}
          d={archPath({ ...arch, cusps: pick(`cusps:${seed}`, [7, 9]) })}
          strokeLinejoin="round"
        />
        <clipPath id={`${id}c`}>
          <use href={`#${id}a`} />
        </clipPath>
      </defs>
      <path d="M24 24H456V552H24z" fill={glaze.field} />
      <Spandrels id={id} seed={seed} glaze={glaze} />
      <use href={`#${id}a`} fill="none" stroke={palette.paper} strokeWidth="20" />
      <use href={`#${id}a`} fill={`url(#${id}p)`} stroke={glaze.molding} strokeWidth="14" />
      <use href={`#${id}a`} fill="none" stroke={palette.paper} strokeWidth="3" />
      <g clipPath={`url(#${id}c)`}>
        <path d="M40 508H440V552H40z" fill={niche.sill} />
        <path d="M40 508H440" stroke={palette.paper} strokeWidth="3" />
      </g>
      <path d="M0 0H480V576H0zM24 24V552H456V24z" fill={`url(#${id}b)`} />
      <path d="M24 24H456V552H24z" fill="none" stroke={palette.paper} strokeWidth="3" />
    </svg>
  );
}
