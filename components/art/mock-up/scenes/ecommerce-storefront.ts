import { palette } from '@/lib/palette';
import { box } from '../box';
import { browser, phone } from '../frames';
import { figures } from '../glyph';
import { bar, type Mark } from '../mark';
import { button, search } from '../parts/controls';
import { goods } from '../parts/goods';
import { list } from '../parts/list';
import { shopGrid } from '../parts/shop-grid';
import { warm } from '../tone';
import { turn } from '../turn';

/** The shop's shelves, and the basket on a phone. */
export function ecommerceStorefront(): Mark[] {
  const tone = warm('brick');
  const { firozi700, genda500, lajvard700, brick600 } = palette;
  const { kurta, jar, bag, khussa, lamp, watch } = goods;

  return [
    ...browser(box(20, 43, 262, 212), tone),
    ...phone(box(266, 74, 74, 180), tone),
    ...search(30, 57, 90, tone),
    ...shopGrid(box(30, 70, 222, 168), tone, {
      columns: 3,
      rows: 2,
      goods: (picture, at) =>
        turn([kurta, jar, bag, khussa, lamp, watch], at)(
          picture,
          turn([firozi700, genda500, brick600, lajvard700], at),
          tone.text,
        ),
    }),
    bar(274, 86, 36, tone.text),
    ...list(box(266, 94, 74, 84), tone, {
      rows: 3,
      thumb: 'square',
      colors: [firozi700, genda500, brick600],
    }),
    figures('8,450', 332, 196, 9, tone.text, 'end'),
    ...button(274, 218, 58, tone),
  ];
}
