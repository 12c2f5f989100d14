import { palette } from '@/lib/palette';
import { box } from '../box';
import { browser, sheet } from '../frames';
import { figures } from '../glyph';
import { bar, dot, dots, type Mark, PILL } from '../mark';
import { button } from '../parts/controls';
import { seats } from '../parts/seats';
import { code } from '../parts/ticket';
import { light } from '../tone';

/** A hall's seats in two prices, some gone and two chosen, and the ticket for the door. */
export function eventTicketing(): Mark[] {
  const tone = light('brick');
  const { firozi500, genda500, genda300, lajvard900, sand200 } = palette;

  return [
    ...browser(box(90, 43, 284, 212), tone),
    ...seats(box(126, 56, 222, 152), tone, {
      rows: 8,
      front: genda500,
      back: firozi500,
      sold: sand200,
    }),
    ...[genda500, firozi500, sand200].flatMap((color, at) => [
      dot(134 + at * 42, 224, 6, color),
      bar(142 + at * 42, 224, 22, tone.quiet),
    ]),
    ...button(276, 224, 66, tone),
    ...sheet(box(22, 58, 88, 164), genda300),
    bar(34, 74, 52, tone.text),
    bar(34, 85, 36, tone.text),
    figures('7:30', 34, 104, 12, tone.text),
    dots(28, 124, 13, 6.4, 2, tone.text),
    dot(22, 124, PILL, lajvard900),
    dot(110, 124, PILL, tone.page),
    ...code(36, 138, tone.text, genda300),
    bar(34, 209, 64, tone.text),
  ];
}
