import { type Box, box } from '../box';
import { sign } from '../glyph';
import { bar, dot, line, type Mark, PILL } from '../mark';
import { coordinates } from '../path';
import type { Tone } from '../tone';
import { turn } from '../turn';

/** Events down a line: those done carry a check, the present one is in the accent. */
export function timeline({ x, y, w, h }: Box, tone: Tone, count: number, done: number): Mark[] {
  const step = Math.round((h - PILL) / (count - 1));
  const left = x + PILL / 2;

  return [
    line(
      `M${coordinates(left, y + 6)}v${step * (count - 1)}`,
      box(left - 2, y, 4, h),
      tone.rule,
      2,
    ),
    ...Array.from({ length: count }, (_, at) => {
      const middle = y + 6 + at * step;
      return [
        dot(left, middle, PILL, at <= done ? tone.accent : tone.rule),
        ...(at < done ? [sign('check', left, middle, 6, tone.onAccent)] : []),
        bar(x + 20, middle - 4, (w - 20) * turn([0.62, 0.8, 0.5, 0.7], at), tone.text),
        bar(x + 20, middle + 5, (w - 20) * turn([0.44, 0.3, 0.56, 0.38], at), tone.quiet),
      ];
    }).flat(),
  ];
}
