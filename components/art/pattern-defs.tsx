import type { Inlay } from './glazes';
import { createPattern, type Recipe } from './pattern';
import { type Point, round } from './star';

type Props = {
  /** Unique in the page; fill with `url(#id)`. */
  id: string;
  recipe: Recipe;
  /** Glazes; without them only lines are drawn, in `currentColor`. */
  inlay?: Inlay;
  /** Width of the lines, in the drawing's units. */
  line?: number;
  /**
   * The distance between two stars in the drawing, where it is not the recipe's. The path stays the
   * same, so that a page which has it twice sends it once.
   */
  pitch?: number;
  /** Where a star's center lies. */
  center?: Point;
};

/** The `<pattern>` of a recipe, to fill shapes of any drawing. */
export function PatternDefs({ id, recipe, inlay, line = 1.2, pitch, center = [0, 0] }: Props) {
  const [x, y] = center;
  const scale = (pitch ?? recipe.pitch) / recipe.pitch;
  const { width, height, rosettes, gaps } = createPattern(recipe);
  // An 8-fold cell has its star in the middle, the others have one in each corner too.
  const inset = recipe.fold === 8 ? recipe.pitch / 2 : 0;
  const shownGaps = recipe.filled === 'hearts' ? '' : gaps;

  return (
    <pattern
      id={id}
      x={round(x / scale - inset)}
      y={round(y / scale - inset)}
      width={width}
      height={height}
      patternUnits="userSpaceOnUse"
      patternTransform={scale === 1 ? undefined : `scale(${scale.toFixed(4)})`}
    >
      {inlay ? (
        <>
          <path d={`M0 0H${width}V${height}H0`} fill={inlay.ground} />
          <g stroke={inlay.grout} strokeWidth={round(line / scale)} strokeLinejoin="round">
            <g fill={recipe.filled === 'gaps' ? 'none' : inlay.heart}>
              <path id={`${id}r`} d={rosettes} />
            </g>
            <use href={`#${id}r`} fill={inlay.petal} fillRule="evenodd" />
            {shownGaps && <path d={shownGaps} fill={inlay.gap} />}
          </g>
        </>
      ) : (
        <path
          d={rosettes + shownGaps}
          fill="none"
          stroke="currentColor"
          strokeWidth={round(line / scale)}
        />
      )}
    </pattern>
  );
}
