import { palette, skins } from '@/lib/palette';
import { box, grid } from '../box';
import { browser, phone } from '../frames';
import { figures } from '../glyph';
import { bar, card, type Mark } from '../mark';
import { bust } from '../parts/bust';
import { week } from '../parts/calendar';
import { button } from '../parts/controls';
import { light } from '../tone';

/** The clinic's week, and a patient who picks an hour with the doctor. */
export function healthcareAppointments(): Mark[] {
  const tone = light('firozi');
  const { lajvard500, genda500, brick600, ink } = palette;
  const photo = box(28, 72, 28, 34);

  return [
    ...browser(box(74, 43, 300, 210), tone),
    ...phone(box(20, 68, 84, 186), tone),
    ...week(box(118, 52, 240, 200), tone, ['4', '5', '6', '7', '8'], 2, [
      { day: 0, from: 0.08, long: 0.26, color: lajvard500 },
      { day: 0, from: 0.5, long: 0.2, color: tone.accent },
      { day: 1, from: 0.24, long: 0.36, color: tone.accent },
      { day: 2, from: 0.04, long: 0.18, color: brick600 },
      { day: 2, from: 0.3, long: 0.3, color: lajvard500 },
      { day: 2, from: 0.68, long: 0.22, color: tone.accent },
      { day: 3, from: 0.14, long: 0.24, color: tone.accent },
      { day: 3, from: 0.56, long: 0.34, color: lajvard500 },
      { day: 4, from: 0.34, long: 0.2, color: brick600 },
    ]),
    card(photo, tone.tint),
    ...bust(photo, { cloth: '#fff', skin: skins[2], hair: ink, looks: 'short' }),
    bar(62, 80, 34, tone.text),
    bar(62, 91, 24, tone.quiet),
    bar(28, 118, 36, tone.text),
    ...grid(box(28, 128, 68, 62), 2, 3, 4).flatMap(({ x, y, w }, at) => [
      bar(x, y + 8, w, at === 2 ? genda500 : tone.rule, 14),
      at === 2
        ? figures('9:30', x + w / 2, y + 8, 6, tone.text, 'middle')
        : bar(x + 8, y + 8, w - 16, tone.quiet),
    ]),
    ...button(28, 212, 68, tone),
  ];
}
