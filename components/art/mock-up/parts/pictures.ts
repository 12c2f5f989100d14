import { palette } from '@/lib/palette';
import { type Box, box } from '../box';
import { card, dot, type Mark, PILL, piece, slab } from '../mark';
import { coordinates } from '../path';

/** A house of flat roofs and tall windows, as they stand in Lahore's new blocks. */
export function house(place: Box, sky: string, wall: string, roof: string): Mark[] {
  const { x, y, w, h } = place;
  const at = (px: number, py: number, pw: number, ph: number) =>
    box(Math.round(x + w * px), Math.round(y + h * py), Math.round(w * pw), Math.round(h * ph));

  return [
    card(place, sky),
    slab(at(0.16, 0.34, 0.38, 0.66), wall),
    slab(at(0.5, 0.52, 0.34, 0.48), palette.paper),
    slab(at(0.1, 0.26, 0.5, 0.1), roof),
    slab(at(0.5, 0.45, 0.42, 0.09), roof),
    slab(at(0.27, 0.5, 0.12, 0.5), roof),
    slab(at(0.6, 0.64, 0.18, 0.16), roof),
  ];
}

/** A dish from above: plate, food and two pieces of garnish. */
export function dish(x: number, y: number, plate: string, food: string, garnish: string): Mark[] {
  return [
    dot(x, y, 42, plate),
    dot(x, y, 30, food),
    dot(x - 4, y - 5, 6, garnish),
    dot(x + 6, y + 4, 6, garnish),
  ];
}

type Point = readonly [x: number, y: number];

/** Mountains under a sun: any photograph. */
export function landscape(place: Box, sky: string, sun: string, far: string, near: string): Mark[] {
  const { x, y, w, h } = place;
  const range = (points: Point[], fill: string) => {
    let [atX, atY] = [0, 0];
    const climb = points.map(([px, py]) => {
      const [toX, toY] = [Math.round(px * w), Math.round(-py * h)];
      const step = coordinates(toX - atX, toY - atY);
      [atX, atY] = [toX, toY];
      return `l${step}`;
    });
    return piece(`M${coordinates(x, y + h)}${climb.join('')}z`, place, fill);
  };

  return [
    card(place, sky),
    dot(x + w * 0.74, y + h * 0.3, PILL, sun),
    range(
      [
        [0, 0.3],
        [0.28, 0.72],
        [0.46, 0.42],
        [0.62, 0.6],
        [1, 0.2],
        [1, 0],
      ],
      far,
    ),
    range(
      [
        [0, 0.1],
        [0.2, 0.3],
        [0.5, 0.14],
        [0.76, 0.36],
        [1, 0.2],
        [1, 0],
      ],
      near,
    ),
  ];
}
