import { palette } from '#lib/base/palette.ts';
import { drawn, getDrawing, shapesOf } from './drawings.ts';
import { glazes } from './glazes.ts';
import { pick } from './hash.ts';
import type { PageLook } from './page-look.ts';
import { recipeFor } from './pattern.ts';
import { flowerPath, starPath } from './star.ts';
import { PatternDefs } from './tile-field.tsx';

type Props = {
  look: PageLook;
  id: string;
  className?: string;
  /** A wider arch on a ground that runs on to both sides; a service's scene, and a demo, stand before a view. */
  wide?: boolean;
  /** A demo stands before the lower part. */
  isBehindDemo?: boolean;
};

export function ArchWindow({ look, id, className, wide = false, isBehindDemo = false }: Props) {
  const { seed, department, windowGround, scene } = look;
  const drawing = scene && getDrawing(scene);
  const isViewed = isBehindDemo || (wide && scene?.startsWith('services/'));
  const viewName = isViewed && drawn(`views/${department}${wide ? '' : '-high'}`);
  const view = viewName && getDrawing(viewName);
  const { niche, panels } = glazes[windowGround];
  const [border, star, field, stem, leaf, blossom, molding] = pick(`glaze:${seed}`, panels);
  const recipe = recipeFor(seed, department);
  const width = wide ? 720 : 480;
  const kind = wide ? 'wide' : pick(`cusps:${seed}`, ['seven', 'nine']);
  const { arch } = shapesOf(`ornaments/arch-${kind}`);
  // Each department's own: a scroll, a hexagon with sprigs, tendrils full of flowers, tulips.
  const vine = shapesOf(`ornaments/vine-${department}`);
  const hasVine = !wide && !isBehindDemo;
  const lobes = pick(`lobes:${seed}`, [6, 8, 10]);

  return (
    <svg
      aria-hidden={drawing ? undefined : true}
      aria-label={drawing?.title}
      className={className}
      role={drawing && 'img'}
      viewBox={`0 0 ${width} 576`}
    >
      <defs>
        {/* Of the hero's window, `firstFrameId`. */}
        <path d={arch} id={`${id}a`} strokeLinejoin="round" />
        {!view && (
          <PatternDefs
            center={[width / 2, 262]}
            id={`${id}p`}
            inlay={niche}
            line={1}
            recipe={{ ...recipe, hasGaps: false }}
          />
        )}
        <pattern height="24" id={`${id}b`} patternUnits="userSpaceOnUse" width="24">
          <path d="M0 0H24V24H0" fill={border} />
          <path d={pick(`border:${seed}`, borderTiles)} fill={star} />
        </pattern>
        <clipPath id={`${id}c`}>
          <use href={`#${id}a`} />
        </clipPath>
      </defs>
      <path d={wide ? 'M-999-999H4000V576H-999z' : 'M24 24H456V552H24z'} fill={field} />
      <g className={wide && !isBehindDemo ? centered : undefined}>
        {/* In the upper corners flowers, in a frame on vines, the right one mirrored. */}
        <g id={`${id}s`} transform={wide ? 'translate(30)scale(1.35)' : undefined}>
          {hasVine && (
            <>
              <path
                d={vine.stems}
                fill="none"
                stroke={stem}
                strokeLinecap="round"
                strokeWidth="3"
              />
              <path d={vine.leaves} fill={leaf} />
            </>
          )}
          <path d={flowerPath(boss, lobes, 27) + (hasVine ? vine.buds : '')} fill={blossom} />
          <path d={starPath(boss, lobes, 25, 180 / lobes, 50)} fill={palette.paper} />
          <path d={flowerPath(boss, lobes, 9)} fill={molding} />
        </g>
        <use href={`#${id}s`} transform={`matrix(-1 0 0 1 ${width} 0)`} />
        <use fill="none" href={`#${id}a`} stroke={palette.paper} strokeWidth="20" />
        {view && (
          <g
            clipPath={`url(#${id}c)`}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: The drawing is ours, from drawings/.
            dangerouslySetInnerHTML={{ __html: view.group }}
          />
        )}
        <use
          fill={view ? 'none' : `url(#${id}p)`}
          href={`#${id}a`}
          stroke={molding}
          strokeWidth="14"
        />
        <use fill="none" href={`#${id}a`} stroke={palette.paper} strokeWidth="3" />
        <g clipPath={`url(#${id}c)`}>
          <path d={`M40 508H${width - 40}V576H40z`} fill={niche.sill} />
          {wide && drawing && (
            <path d="M92 576l60-68H344l-96 68z" fill={palette.white} opacity=".2" />
          )}
          <path d={`M40 508H${width - 40}`} stroke={palette.paper} strokeWidth="3" />
        </g>
        {drawing && (
          <g
            // biome-ignore lint/security/noDangerouslySetInnerHtml: The drawing is ours, from drawings/.
            dangerouslySetInnerHTML={{ __html: drawing.group }}
            transform={wide ? 'translate(96-40)scale(1.1)' : undefined}
          />
        )}
      </g>
      {wide ? (
        <g className="max-lg:hidden">
          <path d="M0-984H24V576H0z" fill={`url(#${id}b)`} />
          <path d="M24-984V576" stroke={palette.paper} strokeWidth="3" />
        </g>
      ) : (
        <>
          <path d="M0 0H480V576H0zM24 24V552H456V24z" fill={`url(#${id}b)`} />
          <path d="M24 24H456V552H24z" fill="none" stroke={palette.paper} strokeWidth="3" />
        </>
      )}
    </svg>
  );
}

/** Beside the text the wide window has its border left, and runs on to the edge of the screen, right. */
const centered = 'lg:[translate:calc(30px_+_max(0px,27vw_-_21rem))]';

/** The middle of the flower in a corner. */
const boss = [90, 89] as const;

/** 24 × 24 tiles of a window's frame, as path data: a star and lozenges, stars and squares, flowers. */
const borderTiles = [
  `${starPath([12, 12], 8, 8.6, 22.5, 52)}M0-5l5 5-5 5zM24-5l-5 5 5 5zM0 19l5 5-5 5zM24 19l-5 5 5 5z`,
  `${starPath([12, 12], 4, 11, 0, 62)}M-3-3h6v6h-6zM21-3h6v6h-6zM-3 21h6v6h-6zM21 21h6v6h-6z`,
  `${starPath([12, 12], 6, 9.4, 30, 62)}M0-4l4 4-4 4zM24-4l-4 4 4 4zM0 20l4 4-4 4zM24 20l-4 4 4 4z`,
] as const;
