import { palette } from '#lib/base/palette.ts';
import { drawn, getDrawing, shapesOf } from './drawings.ts';
import { glazes } from './glazes.ts';
import { pick } from './hash.ts';
import type { PageLook } from './page-look.ts';
import { recipeFor } from './pattern.ts';
import { PatternDefs } from './tile-field.tsx';

type Props = {
  look: PageLook;
  id: string;
  className?: string;
  /** A wider arch on a ground that runs on to both sides; a service's scene, and a demo, stand before a view. */
  wide?: boolean;
  /** A demo stands before the lower part. */
  isBehindDemo?: boolean;
  /** Of a wide one, from nearby, without its border and corners. */
  isNear?: boolean;
};

export function ArchWindow({ look, id, className, wide = false, ...stands }: Props) {
  const { isBehindDemo = false, isNear = false } = stands;
  const { seed, department, windowGround, scene } = look;
  const drawing = scene && getDrawing(scene);
  const isViewed = isBehindDemo || (wide && scene?.startsWith('services/'));
  const hour = isBehindDemo ? pick(`heaven:${seed}`, heavens) : department;
  const viewName = isViewed && drawn(`views/${hour}${wide && !isNear ? '' : '-high'}`);
  const view = viewName && getDrawing(viewName);
  const { niche, panels } = glazes[windowGround];
  const [border, star, field, stem, leaf, blossom, molding] = pick(`glaze:${seed}`, panels);
  const recipe = recipeFor(seed, department);
  const width = wide ? 720 : 480;
  const kind = wide ? 'wide' : pick(`cusps:${seed}`, ['seven', 'nine']);
  const { arch } = shapesOf(`ornaments/arch-${kind}`);
  // Each department's own: a scroll, a hexagon with sprigs, tendrils full of flowers, tulips.
  const vine = shapesOf(`ornaments/vine-${department}`);
  const twig = { fill: 'none', strokeLinecap: 'round', strokeWidth: 3 } as const;
  const hasVine = !wide && !isBehindDemo;
  const [petals, r, petal] = pick<readonly number[]>(`lobes:${seed}`, flowers);
  const dots = { pathLength: petals, strokeDasharray: '0 1', strokeLinecap: 'round' } as const;
  const flower = { cx: 90, cy: 89, ...dots };

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
        {!isNear && (
          <pattern height="24" id={`${id}b`} patternUnits="userSpaceOnUse" width="24">
            <path d="M0 0H24V24H0" fill={border} />
            <path d={pick(`border:${seed}`, borderTiles)} fill={star} />
          </pattern>
        )}
        <clipPath id={`${id}c`}>
          <use href={`#${id}a`} />
        </clipPath>
      </defs>
      <path d={wide ? 'M-999-999H4000V576H-999z' : 'M24 24H456V552H24z'} fill={field} />
      <g
        className={wide && !isBehindDemo ? centered : undefined}
        transform={isNear ? near : undefined}
      >
        {!(wide && isBehindDemo) && (
          <>
            {/* In the upper corners flowers, in a frame on vines, the right one mirrored. */}
            <g id={`${id}s`} transform={wide ? 'translate(-26-56)scale(1.35)' : undefined}>
              {hasVine && (
                <>
                  <path d={vine.stems} stroke={stem} {...twig} />
                  <path d={vine.leaves} fill={leaf} />
                  <path d={vine.buds} fill={blossom} />
                </>
              )}
              <circle {...flower} fill={palette.paper} r={r} stroke={blossom} strokeWidth={petal} />
              <circle {...flower} fill={molding} r="6" stroke={molding} strokeWidth="5" />
            </g>
            <use href={`#${id}s`} transform={`matrix(-1 0 0 1 ${width} 0)`} />
          </>
        )}
        <use fill="none" href={`#${id}a`} stroke={palette.paper} strokeWidth="20" />
        {view && (
          <g
            clipPath={`url(#${id}c)`}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: The drawing is ours, from drawings/.
            dangerouslySetInnerHTML={{ __html: isNear ? larger(view.group) : view.group }}
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
      {wide && !isNear && (
        <g className="max-lg:hidden">
          <path d="M0-984H24V576H0z" fill={`url(#${id}b)`} />
          <path d="M24-984V576" stroke={palette.paper} strokeWidth="3" />
        </g>
      )}
      {!wide && (
        <>
          <path d="M0 0H480V576H0zM24 24V552H456V24z" fill={`url(#${id}b)`} />
          <path d="M24 24H456V552H24z" fill="none" stroke={palette.paper} strokeWidth="3" />
        </>
      )}
    </svg>
  );
}

/** What is outside behind a demo, by its hour: no two of the nearest windows share one. */
const heavens = ['web', 'software', 'marketing', 'design', 'rain'] as const;

/** What is drawn for a frame, as wide as the near arch. */
const larger = (group: string) => `<g transform="scale(1.5)">${group}</g>`;

/** From the middle of the sill, which stays where it is. */
const near = 'matrix(1.14 0 0 1.14 -50.4 -71.1)';

/** Beside the text the wide window has its border left, and runs on to the edge of the screen, right. */
const centered = 'lg:[translate:calc(30px_+_max(0px,27vw_-_21rem))]';

/** In a corner, of petals that touch: their number, how far out and how large they are. */
const flowers = [
  [6, 21, 23],
  [8, 23, 19],
  [10, 24, 16],
] as const;

/** 24 × 24 tiles of a window's frame, as path data: a star and lozenges, stars and squares, flowers. */
const borderTiles = [
  'M19.9 15.3 8.7 19.9 4.1 8.7 15.3 4.1zM15.3 19.9 4.1 15.3 8.7 4.1 19.9 8.7zM0-5l5 5-5 5zM24-5l-5 5 5 5zM0 19l5 5-5 5zM24 19l-5 5 5 5z',
  'M12 1l3.8 7.2L23 12l-7.2 3.8L12 23 8.2 15.8 1 12 8.2 8.2zM-3-3h6v6h-6zM21-3h6v6h-6zM-3 21h6v6h-6zM21 21h6v6h-6z',
  'M12 2.6 20.1 16.7H3.9zM12 21.4 3.9 7.3H20.1zM0-4l4 4-4 4zM24-4l-4 4 4 4zM0 20l4 4-4 4zM24 20l-4 4 4 4z',
] as const;
