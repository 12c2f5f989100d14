import { palette, skins } from '@/lib/palette';
import { box } from '../box';
import { browser, phone } from '../frames';
import { stamp } from '../glyph';
import { bar, dot, type Mark } from '../mark';
import { chat } from '../parts/chat';
import { profile } from '../parts/profile';
import { warm } from '../tone';

/** Two people who suit each other, and their families' first words. */
export function matrimonialPlatform(): Mark[] {
  const tone = warm('brick');
  const { firozi700, firozi300, genda300, lajvard700, sand200, ink } = palette;
  const groom = {
    cloth: lajvard700,
    skin: skins[2],
    hair: ink,
    looks: 'bearded',
    trim: sand200,
  } as const;
  const bride = {
    cloth: tone.accent,
    skin: skins[0],
    hair: firozi700,
    looks: 'long',
    trim: sand200,
  } as const;

  return [
    ...browser(box(20, 43, 244, 210), tone),
    ...phone(box(260, 74, 78, 184), tone),
    ...profile(box(32, 54, 102, 176), tone, firozi300, groom, 0.7),
    ...profile(box(142, 54, 102, 176), tone, genda300, bride, 0.9),
    dot(138, 130, 30, tone.card),
    stamp('heart', 138, 131, 18, tone.accent),
    dot(272, 88, 14, genda300),
    bar(284, 88, 36, tone.text),
    ...chat(box(266, 102, 66, 132), tone, [-48, 40, -56, 50]),
  ];
}
