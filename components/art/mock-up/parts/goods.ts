import { type Box, box } from '../box';
import { card, line, type Mark, piece } from '../mark';
import { coordinates } from '../path';

/** Things a shop sells, drawn about the middle of their picture, some 32 units high. */
export const goods = {
  kurta: (place: Box, color: string, trim: string) => [
    draw(place, 'l-6 3-8 12 6 4 4-5v20h16v-20l4 5 6-4-8-12-6-3q-4 5-8 0z', -4, -17, color),
    stroke(place, 'v14', 0, -13, trim),
  ],
  bag: (place: Box, color: string, trim: string) => [
    stroke(place, 'v-5q0-6 6-6t6 6v5', -6, -6, trim),
    draw(place, 'h24l3 22h-30z', -12, -7, color),
  ],
  lamp: (place: Box, color: string, trim: string) => [
    stroke(place, 'v16m-7 0h14', 0, 0, trim),
    draw(place, 'h14l7 18h-28z', -7, -17, color),
  ],
  jar: (place: Box, color: string, trim: string) => [
    draw(place, 'h10v5q9 5 9 13 0 9-9 13h-10q-9-4-9-13 0-8 9-13z', -5, -14, color),
    stroke(place, 'h10', -5, -15, trim),
  ],
  khussa: (place: Box, color: string, trim: string) => [
    draw(place, 'q2 6 9 6 6 0 10-4 6 8 15 12h-32q-4-6-2-14z', -17, -5, color),
    stroke(place, 'h26q10 0 9-9-1-4-5-2', -15, 9, trim),
  ],
  watch: (place: Box, color: string, trim: string) => [
    card(box(place.x + place.w / 2 - 5, place.y + place.h / 2 - 17, 10, 34), trim),
    line(`M${coordinates(place.x + place.w / 2, place.y + place.h / 2)}h0`, place, color, 22),
  ],
} satisfies Record<string, (place: Box, color: string, trim: string) => Mark[]>;

function draw(place: Box, d: string, dx: number, dy: number, fill: string): Mark {
  return piece(from(place, dx, dy) + d, place, fill);
}

function stroke(place: Box, d: string, dx: number, dy: number, color: string): Mark {
  return line(from(place, dx, dy) + d, place, color, 2);
}

function from({ x, y, w, h }: Box, dx: number, dy: number): string {
  return `M${coordinates(Math.round(x + w / 2) + dx, Math.round(y + h / 2) + dy)}`;
}
