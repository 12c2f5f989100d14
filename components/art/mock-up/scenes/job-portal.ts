import { palette } from '@/lib/palette';
import { box } from '../box';
import { browser, phone, sheet } from '../frames';
import { sign } from '../glyph';
import { bar, bars, card, dot, type Mark } from '../mark';
import { board } from '../parts/board';
import { button, chips } from '../parts/controls';
import { light, warm } from '../tone';

/** Candidates on their way from column to column, and the advertisement they answered. */
export function jobPortal(): Mark[] {
  const tone = warm('lajvard');
  const { genda500, firozi500, brick600 } = palette;

  return [
    ...browser(box(70, 43, 306, 212), tone),
    ...phone(box(20, 72, 80, 182), light('lajvard')),
    ...board(
      box(112, 54, 250, 190),
      tone,
      [4, 3, 2, 1],
      [genda500, firozi500, brick600, tone.accent],
    ),
    ...sheet(box(248, 154, 60, 40), tone.card),
    bar(255, 164, 38, tone.text),
    bar(255, 173, 28, tone.quiet),
    dot(260, 184, 12, genda500),
    card(box(28, 78, 22, 22), tone.accent),
    sign('bolt', 39, 89, 12, tone.onAccent),
    bar(28, 112, 58, tone.text),
    bar(28, 122, 40, tone.quiet),
    ...chips(28, 138, [30, 30], tone, 2),
    ...bars(28, 158, [64, 56, 62, 40], tone.quiet, 9),
    ...button(28, 212, 64, tone),
  ];
}
