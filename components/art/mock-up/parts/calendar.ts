import { type Box, box } from '../box';
import { figures } from '../glyph';
import { bar, card, dots, line, type Mark } from '../mark';
import { coordinates } from '../path';
import type { Tone } from '../tone';

/** One appointment: its day's column, start and length in parts of the day's height, its color. */
export type Booking = { day: number; from: number; long: number; color: string };

/** A week by columns: dates above, appointments as blocks with a line of text. */
export function week(
  { x, y, w, h }: Box,
  tone: Tone,
  dates: readonly string[],
  today: number,
  bookings: readonly Booking[],
): Mark[] {
  const step = Math.round(w / dates.length);
  const top = y + 20;
  const column = (at: number) => `M${coordinates(x + at * step, top)}v${h - 20}`;

  return [
    line(dates.map((_, at) => column(at)).join(''), box(x, top, w, h - 20), tone.rule, 1),
    ...dates.flatMap((date, at) => [
      ...(at === today ? [bar(x + at * step + 5, y + 9, step - 10, tone.accent, 14)] : []),
      figures(
        date,
        x + at * step + step / 2,
        y + 9,
        6,
        at === today ? tone.onAccent : tone.text,
        'middle',
      ),
    ]),
    ...bookings.flatMap(({ day, from, long, color }) => {
      const block = box(
        x + day * step + 3,
        top + Math.round(from * (h - 20)),
        step - 6,
        Math.round(long * (h - 20)),
      );
      return [
        card(block, color),
        bar(block.x + 5, block.y + 7, step * 0.42, tone.onAccent),
        ...(block.h > 40 ? [bar(block.x + 5, block.y + 15, step * 0.56, tone.onAccent)] : []),
      ];
    }),
  ];
}

/** A month of five weeks as dots; `marked` days (0–34) are in the accent. */
export function month({ x, y, w, h }: Box, tone: Tone, marked: readonly number[]): Mark[] {
  const across = Math.round((w - 6) / 6);
  const down = Math.round((h - 6) / 4);

  return [
    ...[0, 1, 2, 3, 4].map((row) => dots(x + 3, y + 3 + row * down, 7, across, 6, tone.rule)),
    ...marked.map((day) =>
      bar(x + (day % 7) * across, y + 3 + Math.floor(day / 7) * down, 6, tone.accent, 6),
    ),
  ];
}
