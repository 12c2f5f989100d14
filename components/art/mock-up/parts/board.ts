import { type Box, box } from '../box';
import { bar, card, dot, type Mark, PILL } from '../mark';
import type { Tone } from '../tone';
import { turn } from '../turn';

/** A board of columns; each number says how many cards a column holds. */
export function board(
  { x, y, w }: Box,
  tone: Tone,
  columns: readonly number[],
  colors: readonly [string, ...string[]],
): Mark[] {
  const width = Math.floor((w - 6 * (columns.length - 1)) / columns.length);

  return columns.flatMap((cards, column) => {
    const left = x + column * (width + 6);
    return [
      bar(left, y + 3, width * 0.5, tone.text),
      dot(left + width - 4, y + 3, TEXT_DOT, turn(colors, column)),
      ...Array.from({ length: cards }, (_, at) =>
        ticket(box(left, y + 12 + at * 44, width, 39), tone, turn(colors, column + at)),
      ).flat(),
    ];
  });
}

const TEXT_DOT = 6;

function ticket(place: Box, tone: Tone, color: string): Mark[] {
  const { x, y, w, h } = place;
  return [
    card(place, tone.card),
    bar(x + 6, y + 9, w * 0.64, tone.text),
    bar(x + 6, y + 18, w * 0.46, tone.quiet),
    dot(x + 12, y + h - 9, PILL, color),
  ];
}
