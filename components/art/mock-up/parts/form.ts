import { type Box, box, grid } from '../box';
import { bar, card, type Mark } from '../mark';
import type { Tone } from '../tone';
import { turn } from '../turn';
import { button } from './controls';

/** Labels over fields, some of them filled in, and a button. */
export function form({ x, y, w, h }: Box, tone: Tone, fields: number, filled: number): Mark[] {
  return [
    ...grid(box(x, y, w, h - 18), 1, fields, 4).flatMap((row, at) => [
      bar(x, row.y + 3, w * turn([0.3, 0.42, 0.24], at), tone.quiet),
      card(box(x, row.y + 8, w, row.h - 10), tone.rule),
      ...(at < filled
        ? [bar(x + 5, row.y + 3 + row.h / 2, w * turn([0.5, 0.66], at), tone.text)]
        : []),
    ]),
    ...button(x, y + h - 6, w, tone),
  ];
}
