import { palette, skins } from '@/lib/palette';
import { box } from '../box';
import { phone, sheet } from '../frames';
import { figures, sign } from '../glyph';
import { bar, card, dot, type Mark, PILL } from '../mark';
import { bust } from '../parts/bust';
import { button } from '../parts/controls';
import { list } from '../parts/list';
import { light } from '../tone';

/** The wallet, the bank card behind it, and the proof of identity before the first payment. */
export function fintechWallet(): Mark[] {
  const tone = light('firozi');
  const { genda500, genda300, sand200, ink } = palette;
  const photo = box(257, 101, 24, 30);

  return [
    ...sheet(box(16, 92, 130, 82), genda500),
    card(box(28, 106, 18, 14), genda300),
    figures('4021', 28, 152, 6, ink),
    bar(66, 152, 26, ink),
    ...phone(box(112, 40, 100, 210), tone),
    ...phone(box(244, 66, 92, 190), tone),
    card(box(118, 44, 88, 56), tone.accent),
    bar(126, 56, 30, tone.tint),
    figures('R48,250', 126, 72, 9, tone.onAccent),
    bar(126, 89, 44, tone.tint),
    ...(['up', 'down', 'plus', 'bolt'] as const).flatMap((name, at) => [
      dot(128 + at * 21, 116, 16, tone.rule),
      sign(name, 128 + at * 21, 116, 8, tone.accent),
    ]),
    ...list(box(112, 132, 100, 108), tone, {
      rows: 4,
      colors: [tone.tint, genda300, sand200],
      end: ({ x, y, h }, at) => [bar(x + 74, y + h / 2, 18, at % 2 ? tone.accent : tone.quiet)],
    }),
    bar(252, 76, 46, tone.text),
    bar(252, 86, 62, tone.quiet),
    card(box(252, 96, 76, 50), tone.tint),
    card(photo, tone.card),
    ...bust(photo, { cloth: tone.accent, skin: skins[1], hair: ink, looks: 'short' }),
    bar(287, 106, 34, tone.text),
    bar(287, 116, 26, tone.accent),
    bar(287, 126, 32, tone.accent),
    bar(257, 139, 64, tone.text),
    ...[158, 176, 194].flatMap((y, at) => [
      dot(258, y, PILL, at < 2 ? tone.accent : tone.rule),
      ...(at < 2 ? [sign('check', 258, y, 6, tone.onAccent)] : []),
      bar(270, y, 52 - at * 6, at < 2 ? tone.text : tone.quiet),
    ]),
    ...button(252, 220, 76, tone),
  ];
}
