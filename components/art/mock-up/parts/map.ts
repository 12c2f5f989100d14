import { palette } from '@/lib/palette';
import { type Box, box } from '../box';
import { figures, stamp } from '../glyph';
import { bar, dot, line, type Mark, PILL, piece, slab, TEXT } from '../mark';
import { coordinates } from '../path';
import type { Tone } from '../tone';

export type MapColors = { land: string; street: string; park: string };

export const DAY: MapColors = {
  land: palette.sand200,
  street: palette.paper,
  park: `${palette.sabz700}55`,
};

export const NIGHT: MapColors = {
  land: palette.lajvard900,
  street: palette.lajvard700,
  park: palette.firozi700,
};

type Three = [number, number, number];

/** Where the streets of a city plan run: three down, from the west, three across, from the north. */
export function streets({ x, y, w, h }: Box): { down: Three; across: Three } {
  const down = (part: number) => Math.round(x + part * w);
  const across = (part: number) => Math.round(y + part * h);

  return {
    down: [down(0.2), down(0.48), down(0.78)],
    across: [across(0.14), across(0.4), across(0.72)],
  };
}

/** A city plan: a grid of streets with an avenue across it, and two parks. */
export function cityMap(place: Box, colors: MapColors): Mark[] {
  const { x, y, w, h } = place;
  const { down, across } = streets(place);
  const [x1, x2, x3] = down;
  const [y1, y2, y3] = across;

  return [
    slab(place, colors.land),
    slab(box(x1, y1, x2 - x1, y2 - y1), colors.park),
    slab(box(x3, y3, x + w - x3, y + h - y3), colors.park),
    line(
      [
        ...across.map((street) => `M${coordinates(x, street)}h${w}`),
        ...down.map((street) => `M${coordinates(street, y)}v${h}`),
        `M${coordinates(x1, y3)}l${coordinates(x3 - x1, y1 - y3)}`,
      ].join(''),
      place,
      colors.street,
      TEXT,
      { strokeLinecap: 'butt' },
    ),
  ];
}

/** A pin whose tip stands on (x, y). */
export function pin(x: number, y: number, fill: string, eye: string): Mark[] {
  return [stamp('pin', x, y - 8, 16, fill), dot(x, y - 11, TEXT, eye)];
}

/** A price on a map, its tail on (x, y). */
export function priceTag(x: number, y: number, price: string, fill: string, ink: string): Mark[] {
  const w = 11 + price.length * 6;
  return [
    piece(`M${coordinates(x - 3, y - 5)}h6l-3 5z`, box(x - 3, y - 5, 6, 5), fill),
    bar(x - w / 2, y - 10, w, fill, PILL),
    figures(price, x, y - 10, 6, ink, 'middle'),
  ];
}

/** A way through the streets from where it stands now: back to the start, on to the end. */
export function route(
  x: number,
  y: number,
  done: string,
  rest: string,
  reach: Box,
  tone: Tone,
): Mark[] {
  const start = `M${coordinates(x, y)}`;
  return [
    line(start + rest, reach, tone.text, 2, { strokeDasharray: '0 5' }),
    line(start + done, reach, tone.accent),
  ];
}
