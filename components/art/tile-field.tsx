import { palette } from '#lib/base/palette.ts';
import type { Inlay } from './glazes.ts';
import type { PageLook } from './page-look.ts';
import { createPattern, type Recipe, recipeFor } from './pattern.ts';
import { type Point, round } from './star.ts';

type FieldProps = { look: PageLook; id: string };

/** A page's pattern in lines, behind what its place holds. */
export function TileField({ look, id }: FieldProps) {
  return (
    <svg
      aria-hidden="true"
      className="absolute inset-0 z-[-10]"
      height="100%"
      opacity=".13"
      width="100%"
    >
      <PatternDefs id={id} recipe={recipeFor(look.seed, look.department)} />
      <rect fill={`url(#${id})`} height="100%" width="100%" />
    </svg>
  );
}

type Props = {
  /** Fill shapes with `url(#id)`. */
  id: string;
  recipe: Recipe;
  /** Colors of the pieces; without them, lines in `currentColor`. */
  inlay?: Inlay;
  line?: number;
  center?: Point;
};

export function PatternDefs({ id, recipe, inlay, line = 1.2, center = [0, 0] }: Props) {
  const [x, y] = center;
  const { width, height, rosettes, gaps } = createPattern(recipe);
  // An 8-fold cell has its star in the middle, the others in the corners.
  const inset = recipe.fold === 8 ? recipe.pitch / 2 : 0;

  return (
    <pattern
      height={height}
      id={id}
      patternUnits="userSpaceOnUse"
      width={width}
      x={round(x - inset)}
      y={round(y - inset)}
    >
      {inlay ? (
        <>
          <path d={`M0 0H${width}V${height}H0`} fill={inlay.ground} />
          <g stroke={inlay.grout} strokeLinejoin="round" strokeWidth={line}>
            <g fill={inlay.heart}>
              <path d={rosettes} id={`${id}r`} />
            </g>
            <use fill={inlay.petal} fillRule="evenodd" href={`#${id}r`} />
          </g>
        </>
      ) : (
        <path d={rosettes + gaps} fill="none" stroke="currentColor" strokeWidth={line} />
      )}
    </pattern>
  );
}

export function Band({ id }: { id: string }) {
  return (
    <svg aria-hidden="true" className="relative" fill={palette.sand100} height="28" width="100%">
      <pattern height="28" id={id} patternUnits="userSpaceOnUse" width="28">
        <path d="M0 0H28V28H0" fill={palette.lajvard900} />
        <path d="M0 6.6 6.4 14 0 21.4zM28 6.6 21.6 14 28 21.4z" fill={palette.brick600} />
        <path d="M14 3 23.5 19.5H4.5zM14 25 4.5 8.5H23.5z" fill={palette.genda500} />
        <path d="M9 14 16.5 9.7V18.3zM19 14 11.5 18.3V9.7z" fill={palette.lajvard900} />
        <path d="M0 0H28V2.5H0zM0 25.5H28V28H0z" />
      </pattern>
      <rect fill={`url(#${id})`} height="28" width="100%" />
    </svg>
  );
}
