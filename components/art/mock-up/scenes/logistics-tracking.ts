import { palette } from '@/lib/palette';
import { box } from '../box';
import { browser, phone } from '../frames';
import { sign } from '../glyph';
import { bar, card, dot, line, type Mark, PILL } from '../mark';
import { button } from '../parts/controls';
import { cityMap, NIGHT, pin, route, streets } from '../parts/map';
import { dark, light } from '../tone';

/** Trucks on the dispatcher's map, and the signature that proves a delivery. */
export function logisticsTracking(): Mark[] {
  const tone = dark('genda');
  const slip = light('genda');
  const { firozi300, genda700, genda300, sand200 } = palette;
  const map = box(22, 43, 238, 197);
  const {
    down: [west, middle, east],
    across: [north, center, south],
  } = streets(map);

  return [
    ...browser(box(22, 43, 290, 210), tone),
    ...phone(box(264, 76, 76, 180), slip),
    ...cityMap(map, NIGHT),
    ...route(
      middle,
      center,
      `v${south - center}h${west - middle}v30`,
      `h${east - middle}v${north - center}h-30`,
      map,
      tone,
    ),
    dot(middle, center, 24, tone.accent),
    sign('truck', middle, center, 14, tone.onAccent),
    ...pin(east - 30, north, firozi300, tone.page),
    dot(west, north, PILL, firozi300),
    dot(east, south, PILL, firozi300),
    ...[0, 1, 2].flatMap((at) => {
      const [y, color] = [52 + at * 40, at === 0 ? tone.accent : firozi300];
      return [
        card(box(30, y, 84, 34), tone.card),
        dot(43, y + 11, PILL, color),
        bar(54, y + 11, 44 - at * 6, tone.text),
        bar(37, y + 24, 70, tone.page),
        bar(37, y + 24, 46 - at * 12, color),
      ];
    }),
    bar(272, 90, 40, slip.text),
    bar(272, 100, 56, slip.quiet),
    card(box(272, 110, 60, 44), sand200),
    card(box(288, 118, 28, 28), genda700),
    bar(299, 124, 6, genda300),
    card(box(272, 160, 60, 36), slip.rule),
    line('M280 184q8-18 10-8t8-6 8 8 16-6', box(278, 164, 50, 26), slip.text, 2),
    ...button(272, 214, 60, slip),
  ];
}
