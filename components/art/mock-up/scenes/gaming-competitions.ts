import { palette } from '@/lib/palette';
import { box, grid } from '../box';
import { browser } from '../frames';
import { figures } from '../glyph';
import { bar, card, dot, type Mark } from '../mark';
import { bracket } from '../parts/bracket';
import { chips } from '../parts/controls';
import { dark } from '../tone';
import { turn } from '../turn';

/** A tournament's knock-out tree, the prize, and the three who lead the table. */
export function gamingCompetitions(): Mark[] {
  const tone = dark('genda');
  const { firozi300, brick600, genda500 } = palette;

  return [
    ...browser(box(22, 43, 316, 212), tone),
    ...chips(34, 58, [38, 30, 34], tone),
    figures('R50K', 326, 58, 9, tone.accent, 'end'),
    ...bracket(box(34, 76, 292, 96), tone),
    ...grid(box(34, 186, 292, 42), 3, 1, 8).flatMap(({ x, y, w, h }, at) => [
      card(box(x, y, w, h), tone.card),
      dot(x + 20, y + 21, 24, turn([genda500, firozi300, brick600], at)),
      figures(String(at + 1), x + 20, y + 21, 9, tone.page, 'middle'),
      bar(x + 40, y + 16, 40 - at * 6, tone.text),
      bar(x + 40, y + 27, 26, tone.quiet),
    ]),
  ];
}
