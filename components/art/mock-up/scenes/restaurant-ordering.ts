import { palette } from '@/lib/palette';
import { box, grid } from '../box';
import { phone, slate } from '../frames';
import { sign } from '../glyph';
import { bar, card, dot, type Mark, PILL, TEXT } from '../mark';
import { button, chips, progress } from '../parts/controls';
import { cityMap, DAY, pin, route, streets } from '../parts/map';
import { dish } from '../parts/pictures';
import { receipt } from '../parts/receipt';
import { warm } from '../tone';
import { turn } from '../turn';

/** A till with menu and order ticket, and the guest's phone with the rider on the way. */
export function restaurantOrdering(): Mark[] {
  const tone = warm('brick');
  const map = box(272, 78, 70, 84);
  const {
    down: [shop, here, home],
    across: [north, , south],
  } = streets(map);

  return [
    ...slate(box(20, 28, 290, 240), tone),
    ...phone(box(272, 78, 70, 180), tone),
    ...chips(30, 44, [34, 28, 38, 26], tone),
    ...grid(box(30, 56, 158, 176), 3, 2, 4).flatMap((cell, at) => [
      card(cell, tone.card),
      ...dish(
        cell.x + 25,
        cell.y + 29,
        tone.rule,
        turn(FOODS, at + Math.floor(at / 3)),
        palette.genda300,
      ),
      bar(cell.x + 6, cell.y + 61, 32 - (at % 3) * 5, tone.text),
      bar(cell.x + 6, cell.y + 74, 17, tone.accent),
      sign('plus', cell.x + 42, cell.y + 74, 8, tone.text, 2),
    ]),
    ...receipt(box(196, 42, 60, 140), tone, 5, '2,710'),
    ...cityMap(map, DAY),
    ...route(here, south, `h${shop - here}v20`, `h${home - here}v${north - south}`, map, tone),
    dot(here, south, PILL, tone.accent),
    dot(here, south, TEXT, tone.card),
    ...pin(home, north, tone.text, tone.card),
    bar(280, 174, 36, tone.text),
    bar(280, 184, 52, tone.quiet),
    ...progress(280, 198, 54, 0.6, tone),
    ...button(280, 220, 54, tone),
  ];
}

const FOODS = [palette.brick600, palette.genda500, palette.genda700] as const;
