import { palette } from '#lib/palette.ts';
import { getDrawing } from './drawings.ts';
import { glazes, panelGlaze } from './glazes.ts';
import { pick } from './hash.ts';
import type { PageLook } from './page-look.ts';
import { recipeFor } from './pattern.ts';
import { shapesOf } from './shapes.ts';
import { Spandrels } from './spandrels.tsx';
import { starPath } from './star.ts';
import { PatternDefs } from './tile-field.tsx';

type Props = {
  look: PageLook;
  id: string;
  className?: string;
  /** An arcade without a frame, which runs on to both sides; the scene stands before it. */
  wide?: boolean;
};

export function ArchWindow({ look, id, className, wide = false }: Props) {
  const { seed, department, windowGround, scene } = look;
  const drawing = scene && getDrawing(scene);
  const { niche, panels } = glazes[windowGround];
  const glaze = panelGlaze(pick(`glaze:${seed}`, panels));
  const recipe = recipeFor(seed, department);
  const width = wide ? 720 : 480;
  const kind = wide ? 'wide' : pick(`cusps:${seed}`, ['seven', 'nine']);
  const { arch } = shapesOf(`ornaments/arch-${kind}`);

  return (
    <svg
      viewBox={`0 0 ${width} 576`}
      role={drawing && 'img'}
      aria-label={drawing?.title}
      aria-hidden={drawing ? undefined : true}
      className={className}
    >
      <defs>
        <PatternDefs
          id={`${id}p`}
          recipe={{ ...recipe, hasGaps: false }}
          inlay={niche}
          line={1}
          center={[width / 2, 262]}
        />
        <pattern id={`${id}b`} width="24" height="24" patternUnits="userSpaceOnUse">
          <path d="M0 0H24V24H0" fill={glaze.border} />
          <path d={borderTile(seed)} fill={glaze.star} />
        </pattern>
        <path id={`${id}a`} d={arch} strokeLinejoin="round" />
        <clipPath id={`${id}c`}>
          <use href={`#${id}a`} />
        </clipPath>
      </defs>
      <path d={wide ? 'M-999-999H4000V576H-999z' : 'M24 24H456V552H24z'} fill={glaze.field} />
      <g id={`${id}w`} className={wide ? centered : undefined}>
        <Spandrels
          id={id}
          seed={seed}
          department={department}
          glaze={glaze}
          width={width}
          transform={wide ? 'translate(30)scale(1.35)' : undefined}
        />
        <use href={`#${id}a`} fill="none" stroke={palette.paper} strokeWidth="20" />
        <use href={`#${id}a`} fill={`url(#${id}p)`} stroke={glaze.molding} strokeWidth="14" />
        <use href={`#${id}a`} fill="none" stroke={palette.paper} strokeWidth="3" />
        <g clipPath={`url(#${id}c)`}>
          <path d={`M40 508H${width - 40}V576H40z`} fill={niche.sill} />
          <path d={`M40 508H${width - 40}`} stroke={palette.paper} strokeWidth="3" />
        </g>
      </g>
      {wide ? (
        <>
          <use href={`#${id}w`} x={width} className="lg:[translate:-80px]" />
          <use href={`#${id}w`} x={-width} className="lg:[translate:80px]" />
          <g className="max-lg:hidden">
            <path d="M0-984H24V576H0z" fill={`url(#${id}b)`} />
            <path d="M24-984V576" stroke={palette.paper} strokeWidth="3" />
          </g>
        </>
      ) : (
        <>
          <path d="M0 0H480V576H0zM24 24V552H456V24z" fill={`url(#${id}b)`} />
          <path d="M24 24H456V552H24z" fill="none" stroke={palette.paper} strokeWidth="3" />
        </>
      )}
      {drawing && (
        <g
          transform={wide ? 'translate(72-91)scale(1.2)' : undefined}
          className={wide ? centered : undefined}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: The drawing is ours, from drawings/.
          dangerouslySetInnerHTML={{ __html: drawing.group }}
        />
      )}
    </svg>
  );
}

/** Beside the text the wide window has its border left, and runs on to the edge of the screen, right. */
const centered = 'lg:[translate:calc(30px_+_max(0px,27vw_-_21rem))]';

/** A 24 × 24 tile of a window's frame, as path data. */
function borderTile(seed: string): string {
  return pick(`border:${seed}`, [starAndLozenges, starsAndSquares, flowers]);
}

const starAndLozenges = `${starPath([12, 12], 8, 8.6, 22.5, 52)}M0-5l5 5-5 5zM24-5l-5 5 5 5zM0 19l5 5-5 5zM24 19l-5 5 5 5z`;

const starsAndSquares = `${starPath([12, 12], 4, 11, 0, 62)}M-3-3h6v6h-6zM21-3h6v6h-6zM-3 21h6v6h-6zM21 21h6v6h-6z`;

const flowers = `${starPath([12, 12], 6, 9.4, 30, 62)}M0-4l4 4-4 4zM24-4l-4 4 4 4zM0 20l4 4-4 4zM24 20l-4 4 4 4z`;
