import { palette } from '@/lib/palette';
import { box } from '../box';
import { browser, sheet } from '../frames';
import { bar, type Mark } from '../mark';
import { button, search } from '../parts/controls';
import { cityMap, DAY, priceTag, streets } from '../parts/map';
import { house } from '../parts/pictures';
import { light } from '../tone';

/** Homes in a list and on the map, one of them opened from its price. */
export function realEstatePlatform(): Mark[] {
  const tone = light('sabz');
  const map = box(142, 43, 226, 200);
  const {
    down: [west, middle, east],
    across: [north, center],
  } = streets(map);
  const { firozi300, brick600, genda300, sand200, lajvard700 } = palette;

  return [
    ...browser(box(26, 43, 342, 210), tone),
    ...cityMap(map, DAY),
    ...search(36, 57, 96, tone),
    ...[72, 130, 188].flatMap((y, at) => [
      bar(86, y + 8, 42 - at * 8, tone.text),
      bar(86, y + 20, 30 + at * 6, tone.quiet),
      bar(86, y + 40, 24, tone.accent),
    ]),
    ...house(box(36, 72, 42, 48), firozi300, brick600, tone.text),
    ...house(box(36, 130, 42, 48), genda300, lajvard700, tone.text),
    ...house(box(36, 188, 42, 60), sand200, brick600, tone.text),
    ...priceTag(west, north, '64', tone.card, tone.text),
    ...priceTag(east, center, '95', tone.card, tone.text),
    ...priceTag(middle, center, '85K', tone.accent, tone.card),
    ...sheet(box(206, 138, 118, 80), tone.card),
    ...house(box(211, 143, 52, 70), firozi300, brick600, tone.text),
    bar(270, 153, 44, tone.text),
    bar(270, 164, 30, tone.quiet),
    bar(270, 174, 38, tone.quiet),
    ...button(270, 200, 46, tone),
  ];
}
