import { archPath } from '@/components/art/arch';
import { borderTile } from '@/components/art/border-tile';
import { panelGlaze } from '@/components/art/panel-glaze';
import { PatternDefs } from '@/components/art/pattern-defs';
import { Spandrels } from '@/components/art/spandrels';
import type { Department } from '@/content/types';
import { pick } from '@/lib/hash';
import { type Ground, groundOf, inlays, palette } from '@/lib/palette';
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

const FLOOR = 600;

/** The face of a hero: a tile panel with a cusped niche, its pattern and glazes the page's own. */
export function ArchPanel({
  seed,
  department,
  ground = groundOf[department],
  id,
  className,
}: Props) {
  const glaze = panelGlaze(seed, ground);
  const cusps = pick(`cusps:${seed}`, [7, 9]);
  const arch = archPath({ x: 76, y: 66, width: 328, height: FLOOR - 66, cusps });
  const recipe = recipeFor(seed, department);

  return (
    <svg viewBox="0 0 480 576" aria-hidden="true" className={className}>
      <defs>
        <PatternDefs
          id={`${id}p`}
          recipe={{ ...recipe, filled: recipe.filled === 'gaps' ? 'both' : recipe.filled }}
          inlay={inlays[ground]}
          line={1.8}
          pitch={Math.round((recipe.pitch * SCALE[recipe.fold]) / 2) * 2}
          center={[240, 316]}
        />
        <pattern id={`${id}b`} width="24" height="24" patternUnits="userSpaceOnUse">
          <path d="M0 0H24V24H0" fill={glaze.border[0]} />
          <path d={borderTile(seed)} fill={glaze.border[1]} />
        </pattern>
        <path id={`${id}a`} d={arch} strokeLinejoin="round" />
        <clipPath id={`${id}c`}>
          <use href={`#${id}a`} />
        </clipPath>
      </defs>
      <path d="M24 24H456V552H24z" fill={glaze.field} />
      <Spandrels id={id} seed={seed} glaze={glaze} />
      <path d="M240 34q11 14 0 24q-11-10 0-24" fill={glaze.molding} />
      <use href={`#${id}a`} fill="none" stroke={palette.paper} strokeWidth="22" />
      <use href={`#${id}a`} fill="none" stroke={glaze.molding} strokeWidth="16" />
      <g clipPath={`url(#${id}c)`}>
        <path d="M76 60H240V560H76z" fill={glaze.reveal[0]} />
        <path d="M240 60H404V560H240z" fill={glaze.reveal[1]} />
        <use
          href={`#${id}a`}
          transform="translate(24 38)scale(.9)"
          fill={`url(#${id}p)`}
          stroke={palette.paper}
          strokeWidth="3"
        />
      </g>
      <use href={`#${id}a`} fill="none" stroke={palette.paper} strokeWidth="3" />
      <path d="M0 0H480V576H0zM24 24V552H456V24z" fill={`url(#${id}b)`} />
      <path d="M24 24H456V552H24z" fill="none" stroke={palette.paper} strokeWidth="3" />
    </svg>
  );
}

/** How much larger than on the hero's ground a star is: about three stand across the niche. */
const SCALE = { 6: 1.35, 8: 1.15, 12: 1.15 };
