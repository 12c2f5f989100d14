import { palette } from '@/lib/palette';
import type { Box } from '../box';
import { stamp } from '../glyph';
import { bar, dot, type Mark, TEXT } from '../mark';
import type { Tone } from '../tone';

/** A film: a still, the button in its middle, how much has been seen (0 to 1). */
export function player(place: Box, tone: Tone, still: Mark[], seen: number): Mark[] {
  const { x, y, w, h } = place;
  const middle = x + w / 2;

  return [
    ...still,
    dot(middle, y + h / 2 - 4, 28, tone.accent),
    stamp('play', middle + 1, y + h / 2 - 4, 14, tone.onAccent),
    bar(x + 8, y + h - 10, w - 16, `${palette.paper}44`, TEXT),
    bar(x + 8, y + h - 10, (w - 16) * seen, tone.accent, TEXT),
  ];
}
