import { type Box, box } from '../box';
import { stamp } from '../glyph';
import { bar, card, dot, line, type Mark, TEXT } from '../mark';
import { coordinates } from '../path';
import type { Tone } from '../tone';

/** A knock-out tree from both sides: four matches, two, and the final in the middle. */
export function bracket({ x, y, w, h }: Box, tone: Tone): Mark[] {
  const width = Math.floor((w - 32) / 5);
  const [upper, lower, half] = [y + 15, y + h - 15, Math.round(y + h / 2)];
  const column = (at: number) => x + at * (width + 8);
  const end = x + w;
  const arm = (edge: number, into: 1 | -1) =>
    [
      `M${coordinates(edge, upper)}h${into * 4}v${half - upper}h${into * 4}`,
      `M${coordinates(edge, lower)}h${into * 4}v${half - lower}`,
      `M${coordinates(edge + into * (width + 8), half)}h${into * 16}`,
    ].join('');

  return [
    line(arm(x + width, 1) + arm(end - width, -1), box(x, y, w, h), tone.quiet, 2),
    ...[x, end - width].flatMap((left) => [match(left, upper, 0), match(left, lower, 1)]).flat(),
    ...[column(1), end - 2 * width - 8].flatMap((left, at) => match(left, half, at)),
    dot(x + w / 2, half, width, tone.accent),
    stamp('cup', x + w / 2, half, Math.round(width * 0.6), tone.onAccent),
  ];

  function match(left: number, middle: number, winner: number): Mark[] {
    return [
      card(box(left, middle - 15, width, 30), tone.card),
      bar(left + 6, middle - 6, width * 0.5, winner ? tone.quiet : tone.text),
      bar(left + 6, middle + 6, width * 0.6, winner ? tone.text : tone.quiet),
      bar(left + width - 10, middle + (winner ? 6 : -6), TEXT, tone.accent),
    ];
  }
}
