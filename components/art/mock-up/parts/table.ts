import { type Box, box, grid } from '../box';
import { bar, dot, line, type Mark, PILL } from '../mark';
import { coordinates } from '../path';
import type { Tone } from '../tone';
import { turn } from '../turn';

type Options = {
  rows: number;
  /** Colors of the discs before the names, in turn. */
  colors: readonly [string, ...string[]];
  /** What fills the rest of a row, right of the name. */
  cells: (rest: Box, row: number) => Mark[];
};

/** A table with a head, hairlines between its rows and a disc and a name in each. */
export function table({ x, y, w, h }: Box, tone: Tone, { rows, colors, cells }: Options): Mark[] {
  const body = grid(box(x, y + 12, w, h - 12), 1, rows, 0);
  const rules = body.map((row) => `M${coordinates(x, row.y)}h${w}`).join('');

  return [
    bar(x, y + 4, w * 0.16, tone.quiet),
    bar(x + w * 0.45, y + 4, w * 0.12, tone.quiet),
    line(rules, box(x, y + 11, w, h), tone.rule, 1),
    ...body.flatMap((row, at) => {
      const middle = Math.round(row.y + row.h / 2);
      return [
        dot(x + 6, middle, PILL, turn(colors, at)),
        bar(x + 17, middle, w * turn([0.22, 0.27, 0.18, 0.24], at), tone.text),
        ...cells(box(x + w * 0.45, row.y, w * 0.55, row.h), at),
      ];
    }),
  ];
}
