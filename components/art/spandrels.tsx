import { palette } from '#lib/palette.ts';
import type { PanelGlaze } from './glazes.ts';
import { pick } from './hash.ts';
import { starPath } from './star.ts';
import { type Curve, flowerPath, leafPath, stemPath } from './vine.ts';

type Props = { id: string; seed: string; glaze: PanelGlaze };

const rise: Curve = [
  [36, 248],
  [36, 206],
  [64, 196],
  [48, 146],
];
const hook: Curve = [
  [48, 146],
  [32, 92],
  [40, 41],
  [92, 42],
];
const curl: Curve = [
  [92, 42],
  [148, 44],
  [150, 128],
  [98, 136],
];
const run: Curve = [
  [92, 42],
  [140, 42],
  [166, 84],
  [214, 44],
];

/** Vines in the upper corners of a 480 × 576 window, the right one mirrored. */
export function Spandrels({ id, seed, glaze }: Props) {
  const lobes = pick(`lobes:${seed}`, [6, 8, 10]);
  const boss = [90, 89] as const;

  return (
    <>
      <g id={`${id}s`}>
        <path
          d={stemPath([rise, hook, curl, run])}
          fill="none"
          stroke={glaze.stem}
          strokeWidth="3"
          strokeLinecap="round"
        />
        <path d={cornerLeaves} fill={glaze.leaf} />
        <path d={flowerPath(boss, lobes, 27) + flowerPath([216, 43], 5, 6)} fill={glaze.blossom} />
        <path d={starPath(boss, lobes, 25, 180 / lobes, 50)} fill={palette.paper} />
        <path d={flowerPath(boss, lobes, 9)} fill={glaze.molding} />
      </g>
      <use href={`#${id}s`} transform="matrix(-1 0 0 1 480 0)" />
    </>
  );
}

const cornerLeaves =
  leafPath(rise, [
    [0.2, 1, 22],
    [0.5, -1, 26],
    [0.75, 1, 26],
  ]) +
  leafPath(hook, [
    [0.2, -1, 18],
    [0.1, 1, 26],
    [0.6, -1, 26],
  ]) +
  leafPath(curl, [
    [0.4, -1, 26],
    [0.6, -1, 30],
    [0.8, -1, 28],
    [1, -1, 20],
    [1, 1, 18],
  ]) +
  leafPath(run, [
    [0.35, -1, 26],
    [0.6, 1, 30],
    [0.7, -1, 26],
    [0.85, 1, 20],
  ]);
