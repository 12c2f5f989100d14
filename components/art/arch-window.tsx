import { palette } from '#lib/palette.ts';
import { archPath } from './arch.ts';
import { getDrawing } from './drawings.ts';
import { glazes } from './glazes.ts';
import { pick } from './hash.ts';
import type { PageLook } from './page-look.ts';
import { recipeFor } from './pattern.ts';
import { PatternDefs } from './pattern-defs.tsx';
import { Shamsa } from './shamsa.tsx';
import { Spandrels } from './spandrels.tsx';
import { starPath } from './star.ts';

type Props = {
  look: PageLook;
  id: string;
  className?: string;
};

const arch = { x: 50, y: 50, width: 380, height: 552 };

export function ArchWindow({ look, id, className }: Props) {
  const { seed, department, windowGround, scene } = look;
  const drawing = scene && getDrawing(scene);
  const { niche, panels } = glazes[windowGround];
  const glaze = pick(`glaze:${seed}`, panels);
  const recipe = recipeFor(seed, department);

  return (
    <svg
      viewBox="0 0 480 576"
      role={drawing && 'img'}
      aria-label={drawing?.title}
      aria-hidden={drawing ? undefined : true}
      className={className}
    >
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
      {drawing ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: The drawing is ours, from drawings/.
        <g dangerouslySetInnerHTML={{ __html: drawing.group }} />
      ) : (
        <Shamsa glaze={glaze} />
      )}
    </svg>
  );
}

/** A 24 × 24 tile of a window's frame, as path data. */
function borderTile(seed: string): string {
  return pick(`border:${seed}`, [starAndLozenges, starsAndSquares, flowers]);
}

const starAndLozenges = `${starPath([12, 12], 8, 8.6, 22.5, 52)}M0-5l5 5-5 5zM24-5l-5 5 5 5zM0 19l5 5-5 5zM24 19l-5 5 5 5z`;

const starsAndSquares = `${starPath([12, 12], 4, 11, 0, 62)}M-3-3h6v6h-6zM21-3h6v6h-6zM-3 21h6v6h-6zM21 21h6v6h-6z`;

const flowers = `${starPath([12, 12], 6, 9.4, 30, 62)}M0-4l4 4-4 4zM24-4l-4 4 4 4zM0 20l4 4-4 4zM24 20l-4 4 4 4z`;
