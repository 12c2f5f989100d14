import { box } from '../box';
import { bar, line, type Mark, slab, TEXT } from '../mark';
import { coordinates } from '../path';

/**
 * A square code of 60 units that leads nowhere: one line running to and fro, dashed in whole
 * modules, under the three finders.
 */
export function code(x: number, y: number, ink: string, paper: string): Mark[] {
  const across = SIZE - TEXT;
  const rows = `h${across}v${TEXT}h-${across}v${TEXT}`.repeat(7);
  const start = `M${coordinates(x + 2, y + 2)}`;

  return [
    line(`${start}${rows}h${across}`, box(x, y, SIZE, SIZE), ink, TEXT, {
      strokeDasharray: '4 4 8 4 4 8 12 4 4 4',
      strokeLinecap: 'butt',
    }),
    ...finder(x, y, x, y),
    ...finder(x + 40, y, x + 36, y),
    ...finder(x, y + 40, x, y + 36),
  ];

  function finder(left: number, top: number, clearLeft: number, clearTop: number): Mark[] {
    const frame = `M${coordinates(left + 2, top + 2)}h16v16h-16z`;
    return [
      slab(box(clearLeft, clearTop, 24, 24), paper),
      line(frame, box(left, top, 20, 20), ink),
      bar(left + 8, top + 10, TEXT, ink),
    ];
  }
}

const SIZE = 60;
