import { type Box, box, grid } from '../box';
import { bar, card, dot, type Mark, piece } from '../mark';
import { coordinates } from '../path';
import type { Tone } from '../tone';
import { turn } from '../turn';

type Options = {
  rows: number;
  thumb?: 'disc' | 'square' | 'paper' | 'none';
  /** Colors of the thumbs, in turn. */
  colors?: readonly [string, ...string[]];
  /** The row that stands on a card. */
  chosen?: number;
  /** What stands at the right of a row. */
  end?: (row: Box, index: number) => Mark[];
};

/** Rows with a thumb, two lines of text and something at the end. */
export function list(place: Box, tone: Tone, options: Options): Mark[] {
  const { rows, thumb = 'disc', colors = [tone.tint], chosen, end } = options;

  return grid(place, 1, rows, 4).flatMap((row, i) => {
    const middle = row.y + row.h / 2;
    const apart = Math.min(7, Math.floor(row.h / 5));
    const size = Math.min(row.h - 10, 32);
    const left = row.x + 8 + (thumb === 'none' ? 0 : size + 9);
    const color = turn(colors, i);

    return [
      ...(i === chosen ? [card(row, tone.chosen)] : []),
      ...(thumb === 'paper' ? [paper(row.x + 10, middle, color)] : []),
      ...(thumb === 'disc' ? [dot(row.x + 8 + size / 2, middle, size, color)] : []),
      ...(thumb === 'square' ? [card(box(row.x + 8, middle - size / 2, size, size), color)] : []),
      bar(left, middle - apart, row.w * turn([0.34, 0.42, 0.28, 0.38], i), tone.text),
      bar(left, middle + apart, row.w * turn([0.24, 0.2, 0.32, 0.22], i), tone.quiet),
      ...(end?.(row, i) ?? []),
    ];
  });
}

/** A sheet with a cut corner. */
function paper(x: number, middle: number, fill: string): Mark {
  const top = Math.round(middle) - 10;
  return piece(`M${coordinates(x, top)}h10l6 6v14h-16z`, box(x, top, 16, 20), fill);
}
