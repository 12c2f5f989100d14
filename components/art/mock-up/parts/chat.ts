import { type Box, box } from '../box';
import { sign } from '../glyph';
import { bar, card, dot, type Mark, PILL } from '../mark';
import type { Tone } from '../tone';

/** A conversation: bubble widths, negative for the other side's, and the line to write in. */
export function chat({ x, y, w, h }: Box, tone: Tone, bubbles: readonly number[]): Mark[] {
  return [
    ...bubbles.flatMap((bubble, at) => {
      const mine = bubble > 0;
      const width = Math.abs(bubble);
      const left = mine ? x + w - width : x;
      const middle = y + 8 + at * 20;
      return [
        card(box(left, middle - 8, width, 16), mine ? tone.accent : tone.chosen),
        bar(left + 6, middle, width * 0.6, mine ? tone.onAccent : tone.quiet),
      ];
    }),
    bar(x, y + h - PILL / 2, w - 16, tone.chosen, PILL),
    dot(x + w - 6, y + h - PILL / 2, PILL, tone.accent),
    sign('up', x + w - 6, y + h - PILL / 2, 6, tone.onAccent),
  ];
}
