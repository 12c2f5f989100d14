import type { Department } from '#lib/content/types.ts';
import { palette } from '#lib/palette.ts';
import type { PanelGlaze } from './glazes.ts';
import { pick } from './hash.ts';
import { shapesOf } from './shapes.ts';
import { flowerPath, starPath } from './star.ts';

type SpandrelProps = {
  id: string;
  seed: string;
  department: Department;
  glaze: PanelGlaze;
  /** Of the window. */
  width: number;
  transform?: string | undefined;
};

/** Vines in the upper corners of a window, the right one mirrored. */
export function Spandrels({ id, seed, department, glaze, width, transform }: SpandrelProps) {
  const lobes = pick(`lobes:${seed}`, [6, 8, 10]);
  const boss = [90, 89] as const;
  // Each department's own: a scroll, a hexagon with sprigs, tendrils full of flowers, tulips.
  const { stems, leaves, buds } = shapesOf(`ornaments/vine-${department}`);

  return (
    <>
      <g id={`${id}s`} transform={transform}>
        <path d={stems} fill="none" stroke={glaze.stem} strokeWidth="3" strokeLinecap="round" />
        <path d={leaves} fill={glaze.leaf} />
        <path d={`${flowerPath(boss, lobes, 27)}${buds}`} fill={glaze.blossom} />
        <path d={starPath(boss, lobes, 25, 180 / lobes, 50)} fill={palette.paper} />
        <path d={flowerPath(boss, lobes, 9)} fill={glaze.molding} />
      </g>
      <use href={`#${id}s`} transform={`matrix(-1 0 0 1 ${width} 0)`} />
    </>
  );
}
