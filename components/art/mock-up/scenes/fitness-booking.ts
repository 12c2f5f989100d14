import { palette } from '@/lib/palette';
import { box } from '../box';
import { phone } from '../frames';
import { stamp } from '../glyph';
import { bar, card, type Mark } from '../mark';
import { month } from '../parts/calendar';
import { columnChart } from '../parts/chart';
import { button, chips } from '../parts/controls';
import { ring } from '../parts/gauge';
import { list } from '../parts/list';
import { code } from '../parts/ticket';
import { light } from '../tone';

/** Three phones: the classes of a day, a month of training, the pass for the door. */
export function fitnessBooking(): Mark[] {
  const tone = light('brick');
  const { firozi500, genda500, sand200, genda300, firozi300 } = palette;

  return [
    ...phone(box(22, 72, 92, 186), tone),
    ...phone(box(134, 38, 92, 216), tone),
    ...phone(box(246, 84, 92, 176), tone),
    ...chips(28, 82, [24, 24, 24], tone, 1),
    ...list(box(24, 94, 88, 116), tone, {
      rows: 4,
      thumb: 'square',
      chosen: 1,
      colors: [firozi300, genda300, sand200],
    }),
    ...button(30, 222, 76, tone),
    ...ring(180, 82, 30, 0.75, tone.accent, tone.rule),
    ...ring(180, 82, 21, 0.6, genda500, tone.rule),
    ...ring(180, 82, 12, 0.4, firozi500, tone.rule),
    bar(144, 128, 40, tone.text),
    ...month(box(144, 138, 72, 46), tone, [1, 3, 5, 8, 10, 12, 15, 17]),
    ...columnChart(box(144, 194, 72, 40), [0.5, 0.8, 0.4, 0.95, 0.6, 0.7], tone, 3),
    card(box(252, 88, 80, 36), tone.accent),
    stamp('bolt', 268, 106, 18, genda300),
    bar(282, 101, 38, tone.onAccent),
    bar(282, 111, 26, tone.onAccent),
    ...code(262, 134, tone.text, tone.page),
    bar(266, 206, 52, tone.text),
    bar(272, 218, 40, tone.quiet),
  ];
}
