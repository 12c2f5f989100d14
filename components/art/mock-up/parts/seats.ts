import { type Box, box } from '../box';
import { bar, dot, line, type Mark, PILL } from '../mark';
import { coordinates, n } from '../path';
import type { Tone } from '../tone';

type Options = { rows: number; front: string; back: string; sold: string };

/** A hall of three blocks around its stage: `front` colors two rows, `back` the others. */
export function seats(
  { x, y, w, h }: Box,
  tone: Tone,
  { rows, front, back, sold }: Options,
): Mark[] {
  const middle = x + w / 2;
  const step = Math.round((h - 26) / rows);
  const reach = box(x, y + 14, w, h - 14);
  const block = Math.round(w * 0.22);
  const row = (at: number) => {
    const top = y + 26 + at * step;
    return [
      `M${n(middle - block)} ${top}h${2 * block}`,
      `M${n(middle - block - 12)} ${top - 3}l${coordinates(-block, -Math.round(block * 0.5))}`,
      `M${n(middle + block + 12)} ${top - 3}l${coordinates(block, -Math.round(block * 0.5))}`,
    ].join('');
  };
  const all = Array.from({ length: rows }, (_, at) => row(at));
  /** From one seat of the middle block: some of its row. */
  const some = (row: number, from: number, count: number) =>
    `M${n(middle - block + from * 8)} ${y + 26 + row * step}h${(count - 1) * 8}`;
  const dash = { strokeDasharray: '0 8' };

  return [
    bar(middle - block * 0.8, y + 6, block * 1.6, tone.text, PILL),
    line(all.slice(0, 2).join(''), reach, front, 6, dash),
    line(all.slice(2).join(''), reach, back, 6, dash),
    line(some(1, 2, 3) + some(4, 7, 4) + some(6, 1, 6), reach, sold, 7, dash),
    ...[5, 6].map((at) => dot(middle - block + at * 8, y + 26 + 3 * step, 8, tone.accent)),
  ];
}
