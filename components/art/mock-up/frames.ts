import { palette } from '@/lib/palette';
import { type Box, box } from './box';
import { bar, card, line, type Mark, piece } from './mark';
import { coordinates } from './path';
import type { Tone } from './tone';

/** A browser window 15 units above its page; the favicon is the eight-point star of the tiles. */
export function browser(page: Box, tone: Tone): Mark[] {
  const { x, y, w, h } = page;
  const whole = box(x, y - 15, w, h + 15);

  return [
    shade(whole, 4),
    card(whole, tone.chrome, 4),
    card(page, tone.page),
    piece(khatam(x + 7, y - 10), box(x + 5, y - 12, 10, 10), tone.accent),
    bar(x + 20, y - 7, 80, tone.page),
  ];
}

/** A phone around its page, with room above for the camera. */
export function phone(page: Box, tone: Tone, shell: string = palette.ink): Mark[] {
  const { x, y, w, h } = page;

  return [...slate(box(x, y - 10, w, h + 10), tone, shell), bar(x + w / 2 - 9, y - 5, 18, shell)];
}

/** A tablet around its page. */
export function slate({ x, y, w, h }: Box, tone: Tone, shell: string = palette.ink): Mark[] {
  const whole = box(x - 4, y - 4, w + 8, h + 8);
  const [across, down] = [w - 12, h - 12];
  const d = `M${coordinates(x + 6, y - 2)}h${across}q8 0 8 8v${down}q0 8-8 8h-${across}q-8 0-8-8v-${down}q0-8 8-8z`;

  return [shade(whole, 9), line(d, whole, shell, 4, { fill: tone.page })];
}

/** A loose sheet: a ticket, a slip, a card pulled out of the screen. */
export function sheet(place: Box, fill: string): Mark[] {
  return [shade(place, 4), card(place, fill)];
}

/** The flat shadow: the outline's rim, darker, a little down and to the right. */
function shade({ x, y, w, h }: Box, radius: number): Mark {
  const { d, reach } = card(box(x + 4, y + 5, w, h), '', radius);
  return line(d, reach, `${palette.ink}66`, 2 * radius);
}

/** Two squares of 6 units across each other. */
function khatam(x: number, y: number): string {
  return `M${coordinates(x, y)}h6v6h-6zm3-1.2l4.2 4.2-4.2 4.2-4.2-4.2z`;
}
