import type { Inlay } from './glazes.ts';
import { createPattern, type Recipe } from './pattern.ts';
import { type Point, round } from './star.ts';

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
  const shownGaps = recipe.filled === 'hearts' ? '' : gaps;

  return (
    <pattern
      id={id}
      x={round(x - inset)}
      y={round(y - inset)}
      width={width}
      height={height}
      patternUnits="userSpaceOnUse"
    >
      {inlay ? (
        <>
          <path d={`M0 0H${width}V${height}H0`} fill={inlay.ground} />
          <g stroke={inlay.grout} strokeWidth={line} strokeLinejoin="round">
            <g fill={recipe.filled === 'gaps' ? 'none' : inlay.heart}>
              <path id={`${id}r`} d={rosettes} />
            </g>
            <use href={`#${id}r`} fill={inlay.petal} fillRule="evenodd" />
            {shownGaps && <path d={shownGaps} fill={inlay.gap} />}
          </g>
        </>
      ) : (
        <path d={rosettes + shownGaps} fill="none" stroke="currentColor" strokeWidth={line} />
      )}
    </pattern>
  );
}
