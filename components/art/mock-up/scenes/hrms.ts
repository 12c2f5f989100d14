import { palette } from '@/lib/palette';
import { box } from '../box';
import { browser, sheet } from '../frames';
import { figures } from '../glyph';
import { bar, card, dot, dots, type Mark, PILL } from '../mark';
import { button } from '../parts/controls';
import { table } from '../parts/table';
import { warm } from '../tone';

/** The staff with a week's attendance, and one salary slip. */
export function hrms(): Mark[] {
  const tone = warm('lajvard');
  const { genda300, firozi300, brick600, sand200 } = palette;

  return [
    ...browser(box(22, 43, 300, 212), tone),
    ...[58, 76, 94, 112, 130].map((y, at) => dot(36, y, PILL, at === 1 ? tone.accent : tone.rule)),
    ...[54, 118, 182].flatMap((x, at) => [
      card(box(x, 52, 58, 36), tone.card),
      bar(x + 6, 61, 28, tone.quiet),
      figures(['128', '96', '14'][at] ?? '', x + 6, 76, 9, at === 1 ? tone.accent : tone.text),
    ]),
    card(box(54, 94, 186, 160), tone.card),
    ...table(box(62, 102, 172, 130), tone, {
      rows: 5,
      colors: [genda300, firozi300, brick600, sand200],
      cells: (rest, row) => [
        dots(rest.x + 8, rest.y + rest.h / 2, 5, 12, 7, tone.accent),
        dot(rest.x + 8 + ((row * 2 + 1) % 5) * 12, rest.y + rest.h / 2, 8, sand200),
      ],
    }),
    ...sheet(box(252, 76, 90, 140), tone.card),
    dot(267, 93, 16, genda300),
    bar(279, 90, 44, tone.text),
    bar(279, 99, 30, tone.quiet),
    ...[118, 130, 142].flatMap((y, at) => [
      bar(262, y, [34, 26, 38][at] ?? 30, tone.quiet),
      bar(314 + at * 2, y, 18 - at * 2, tone.text),
    ]),
    figures('R92,400', 262, 168, 9, tone.text),
    ...button(262, 198, 70, tone),
  ];
}
