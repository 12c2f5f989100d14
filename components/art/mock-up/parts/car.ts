import { palette } from '@/lib/palette';
import { box } from '../box';
import { place } from '../glyph';
import { dot, type Mark, piece } from '../mark';

/** A sedan from the side, 208 × 72 units at scale 1; scales of quarters need no decimals. */
export function car(x: number, y: number, scale: number, color: string): Mark[] {
  const reach = box(x, y, 208 * scale, 72 * scale);
  const wheel = Math.round(40 * scale);

  return [
    piece(place(BODY, x, y, scale), reach, color),
    piece(place(WINDOWS, x, y, scale), reach, palette.paper),
    ...[44, 164].flatMap((middle) => [
      dot(x + middle * scale, y + 52 * scale, wheel, palette.ink),
      dot(x + middle * scale, y + 52 * scale, wheel / 2, palette.sand200),
    ]),
  ];
}

const BODY = 'm8 52q-8 0-8-8v-8q0-8 8-12l24-4q24-20 52-20h24q20 0 44 20l40 4q16 4 16 20 0 8-8 8z';
const WINDOWS = 'm48 20q16-12 36-12h4v12zm48-12h8q20 0 36 12h-44z';
