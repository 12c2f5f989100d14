import { type Box, box, grid } from '../box';
import { bar, card, type Mark } from '../mark';
import type { Tone } from '../tone';
import { turn } from '../turn';

type Options = {
  columns: number;
  rows: number;
  /** Draws the goods into their picture. */
  goods: (picture: Box, index: number) => Mark[];
};

/** Goods on cards: picture, name and price. */
export function shopGrid(place: Box, tone: Tone, { columns, rows, goods }: Options): Mark[] {
  return grid(place, columns, rows, 5).flatMap((cell, at) => [
    card(cell, tone.card),
    ...goods(box(cell.x, cell.y, cell.w, cell.h - 22), at),
    bar(cell.x + 6, cell.y + cell.h - 17, cell.w * turn([0.62, 0.48, 0.7], at), tone.text),
    bar(cell.x + 6, cell.y + cell.h - 8, cell.w * 0.34, tone.accent),
  ]);
}
