import type { Department } from '#lib/content/types.ts';
import { palette } from '#lib/palette.ts';
import type { PanelGlaze } from './glazes.ts';
import { pick } from './hash.ts';
import { flowerPath, type Point, starPath } from './star.ts';

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
  const { stems, leaves, buds } = vines[department];
  const blossoms = buds.map((bud) => flowerPath(bud, 5, 6)).join('');

  return (
    <>
      <g id={`${id}s`} transform={transform}>
        <path d={stems} fill="none" stroke={glaze.stem} strokeWidth="3" strokeLinecap="round" />
        <path d={leaves} fill={glaze.leaf} />
        <path d={flowerPath(boss, lobes, 27) + blossoms} fill={glaze.blossom} />
        <path d={starPath(boss, lobes, 25, 180 / lobes, 50)} fill={palette.paper} />
        <path d={flowerPath(boss, lobes, 9)} fill={glaze.molding} />
      </g>
      <use href={`#${id}s`} transform={`matrix(-1 0 0 1 ${width} 0)`} />
    </>
  );
}

type Vine = { stems: string; leaves: string; buds: readonly Point[] };

/** Each department's own: a scroll, a hexagon with sprigs, tendrils full of flowers, tulips. */
const vines: Record<Department, Vine> = {
  web: {
    stems:
      'M36 248C36 206 64 196 48 146M48 146C32 92 40 41 92 42M92 42C148 44 150 128 98 136' +
      'M92 42C140 42 166 84 214 44',
    leaves:
      'M39 226q15 0 19-12 -14-1 -19 12M48 200q-15-9 -10-24 14 8 10 24' +
      'M53 177q17-3 19-18 -16 2 -19 18M41 114q-12-1 -14-12 11 1 14 12' +
      'M44 130q16-7 13-22 -15 6 -13 22M49 63q-12-12 -5-25 12 11 5 25' +
      'M133 74q17-1 22 13 -16 2 -22-13M134 100q18 8 16 26 -18-7 -16-26' +
      'M123 123q10 15 0 28 -10-14 0-28M98 136q-1 13 -12 16 0-13 12-16' +
      'M98 136q-4-11 -15-10 4 11 15 10M136 52q9-14 24-10 -8 14 -24 10' +
      'M164 61q1 20 19 24 -1-19 -19-24M176 61q3-17 18-19 -2 16 -18 19M194 57q8 11 19 7 -7-10 -19-7',
    buds: [[216, 43]],
  },
  software: {
    stems:
      'M90 40 48 64V148L38 166V236M132 114 90 138 48 114M132 114V64L90 40H204M132 64 156 78M90 138V150',
    leaves:
      'M47 63q-4-13-19-11 6 14 19 11M47 63q-12-2-17 10 13 1 17-10M47 63q8-9 0-20-8 11 0 20' +
      'M156 78q5 13 21 12-7-14-21-12M156 78q13 2 19-11-14-1-19 11' +
      'M156 78q-8 10 0 22 8-12 0-22M90 148q-8 10 0 22 8-12 0-22' +
      'M90 148q4 11 17 10-6-12-17-10M90 148q-11-2-17 10 13 1 17-10' +
      'M132 114q5 15 23 13-8-16-23-13M112 40q12-1 13-15-13 3-13 15' +
      'M112 40q0 12 13 15-1-14-13-15M138 40q12-1 13-15-13 3-13 15' +
      'M138 40q0 12 13 15-1-14-13-15M164 40q12-1 13-15-13 3-13 15' +
      'M164 40q0 12 13 15-1-14-13-15M48 136q-1 14 13 20 1-16-13-20' +
      'M38 164q-11 4-9 18 12-6 9-18M38 180q0 14 15 19-1-16-15-19' +
      'M38 204q-10 2-11 15 12-4 11-15M38 206q-2 12 11 17 1-14-11-17',
    buds: [
      [210, 40],
      [38, 242],
    ],
  },
  marketing: {
    stems:
      'M36 248C24 204 76 204 62 160C52 128 30 118 40 80C50 42 96 30 124 50C154 72 138 122 104 126' +
      'M124 50C156 28 178 74 214 44M62 160C84 172 104 158 100 142',
    leaves:
      'M38 112q-11-4-10-19 12 4 10 19M44 132q16-2 18-16-16 0-18 16M62 48q-9-11 0-19 10 8 0 19' +
      'M140 74q18-4 24 10-16 6-24-10M150 48q4-16 20-16-2 16-20 16M172 56q0 18 16 22 0-18-16-22' +
      'M132 112q16 4 16 20-16-2-16-20',
    buds: [
      [214, 44],
      [36, 248],
      [100, 142],
      [178, 36],
      [34, 62],
      [150, 98],
    ],
  },
  design: {
    stems:
      'M34 34Q30 150 40 232M34 34Q130 28 208 42M34 34L90 89M36 120Q50 166 82 160M116 33Q150 44 148 84',
    leaves:
      'M33 190q-12-18 1-40 10 22-1 40M37 222q20-6 22-30-20 6-22 30M62 34q22-14 40-1-20 12-40 1' +
      'M160 36q10 20 34 18-10-20-34-18M34 90q14-16 6-36-14 16-6 36' +
      'M82 160q0-16 14-22 2 8 8 10 8-2 12 4-16 16-34 8M148 84q-14 8-14 26 8-2 14 6 6-8 14-6 0-18-14-26' +
      'M40 232q-14 4-12 20 8-2 12 4 4-6 12-4 2-16-12-20',
    buds: [[212, 42]],
  },
};

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
