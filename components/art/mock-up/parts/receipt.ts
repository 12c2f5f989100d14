import { type Box, box } from '../box';
import { figures } from '../glyph';
import { bar, type Mark, piece } from '../mark';
import { coordinates } from '../path';
import type { Tone } from '../tone';
import { button } from './controls';

/** An order ticket torn from a roll of 60 units: its lines, the total, the button that sends it. */
export function receipt({ x, y, h }: Box, tone: Tone, lines: number, total: string): Mark[] {
  const teeth = `l${'-5 4-5-4'.repeat(6)}`;

  return [
    piece(`M${coordinates(x, y)}h60v${h}${teeth}z`, box(x, y, 60, h + 4), tone.card),
    bar(x + 7, y + 11, 24, tone.text),
    ...Array.from({ length: lines }, (_, at) => [
      bar(x + 7, y + 25 + at * 11, 24 - (at % 3) * 4, tone.quiet),
      bar(x + 39 + (at % 2) * 3, y + 25 + at * 11, 14 - (at % 2) * 3, tone.quiet),
    ]).flat(),
    figures(total, x + 53, y + h - 27, 9, tone.text, 'end'),
    ...button(x + 7, y + h - 9, 46, tone),
  ];
}
