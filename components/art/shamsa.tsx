import { palette } from '#lib/palette.ts';
import type { PanelGlaze } from './glazes.ts';
import { type Point, starPath } from './star.ts';
import { flowerPath } from './vine.ts';

const center: Point = [240, 310];

/** A sunburst that fills a window without a scene. */
export function Shamsa({ glaze }: { glaze: PanelGlaze }) {
  return (
    <>
      <path
        d={flowerPath(center, 16, 132)}
        fill={glaze.field}
        stroke={palette.paper}
        strokeWidth="3"
      />
      <path d={starPath(center, 16, 124, 0, 62)} fill={glaze.leaf} />
      <path d={starPath(center, 16, 98, 11.25, 62)} fill={palette.paper} />
      <path d={flowerPath(center, 16, 62)} fill={glaze.blossom} />
      <path d={starPath(center, 8, 60, 22.5, 50)} fill={palette.paper} />
      <path d={flowerPath(center, 8, 22)} fill={glaze.molding} />
    </>
  );
}
