import type { PanelGlaze } from '@/components/art/panel-glaze';
import { type Curve, flowerPath, leafPath, stemPath } from '@/components/art/vine';
import { pick } from '@/lib/hash';
import { palette } from '@/lib/palette';
import { starPath } from '@/lib/pattern';

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

/**
 * Vines in both upper corners of a panel of 480 × 576 and down its sides: the left half is drawn,
 * the right one mirrored.
 */
export function Spandrels({ id, seed, glaze }: Props) {
  const lobes = pick(`lobes:${seed}`, [6, 8, 10]);
  const boss = [90, 89] as const;

  return (
    <>
      <pattern id={`${id}v`} x="25" y="230" width="40" height="72" patternUnits="userSpaceOnUse">
        <path
          d="M29-18C29 0 11 0 11 18S29 36 29 54 11 72 11 90"
          fill="none"
          stroke={glaze.stem}
          strokeWidth="2.5"
        />
        <path d={SIDE_LEAVES} fill={glaze.leaf} />
        <path d={flowerPath([29, 18], 5, 5) + flowerPath([11, 54], 5, 5)} fill={glaze.blossom} />
      </pattern>
      <g id={`${id}s`}>
        <path d="M25 242H66V560H25z" fill={`url(#${id}v)`} />
        <path
          d={stemPath([rise, hook, curl, run])}
          fill="none"
          stroke={glaze.stem}
          strokeWidth="3"
          strokeLinecap="round"
        />
        <path d={CORNER_LEAVES} fill={glaze.leaf} />
        <path d={flowerPath(boss, lobes, 27) + flowerPath([216, 43], 5, 6)} fill={glaze.blossom} />
        <path d={starPath(boss, lobes, 25, 180 / lobes, 50)} fill={palette.paper} />
        <path d={flowerPath(boss, lobes, 9)} fill={glaze.molding} />
      </g>
      <use href={`#${id}s`} transform="matrix(-1 0 0 1 480 0)" />
    </>
  );
}

const SIDE_LEAVES =
  'M20 36q-14 0-16-12 13-1 16 12M20 36q12 0 16 10-13 3-16-10M20 0q14 0 15-11-13 0-15 11M20 72q14 0 15-11-13 0-15 11M20 72q-13 1-16 11 13 2 16-11M20 0q-13 1-16 11 13 2 16-11';

const CORNER_LEAVES =
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
