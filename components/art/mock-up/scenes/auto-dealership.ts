import { palette } from '@/lib/palette';
import { box } from '../box';
import { browser, sheet } from '../frames';
import { figures } from '../glyph';
import { bar, card, dot, type Mark, PILL } from '../mark';
import { car } from '../parts/car';
import { button, progress } from '../parts/controls';
import { light } from '../tone';
import { turn } from '../turn';

/** One car in its colors, others on the lot, and the monthly installment. */
export function autoDealership(): Mark[] {
  const tone = light('lajvard');
  const { sand100, genda500, firozi500, brick600, genda300, ink } = palette;

  return [
    ...browser(box(22, 43, 296, 212), tone),
    card(box(22, 43, 296, 122), genda300),
    ...car(34, 76, 1, tone.accent),
    bar(222, 109, 14, tone.card),
    bar(128, 106, 12, tone.card),
    ...[brick600, genda500, firozi500, tone.accent].map((color, at) =>
      dot(40 + at * 18, 58, PILL, color),
    ),
    ...[0, 1, 2].flatMap((at) => [
      card(box(32 + at * 70, 174, 64, 36), sand100),
      ...car(38 + at * 70, 182, 0.25, turn([firozi500, ink, brick600], at)),
      bar(32 + at * 70, 220, 40, tone.text),
      bar(32 + at * 70, 230, 26, tone.accent),
    ]),
    ...sheet(box(250, 100, 90, 112), tone.card),
    bar(260, 114, 44, tone.text),
    figures('86,500', 260, 132, 9, tone.accent),
    ...progress(260, 154, 70, 0.6, tone),
    ...progress(260, 172, 70, 0.35, tone),
    ...button(260, 196, 70, tone),
  ];
}
