import { palette } from '@/lib/palette';
import { box } from '../box';
import { browser, sheet } from '../frames';
import { sign } from '../glyph';
import { bar, bars, card, dot, line, type Mark, PILL } from '../mark';
import { list } from '../parts/list';
import { timeline } from '../parts/timeline';
import { light, warm } from '../tone';

/** A case from filing to hearing, its papers, and the agreement that waits for a signature. */
export function legalFirmSite(): Mark[] {
  const tone = light('sabz');
  const { brick600, sand100, sand200 } = palette;

  return [
    ...browser(box(84, 43, 290, 212), tone),
    card(box(246, 43, 128, 212), sand100),
    bar(138, 60, 64, tone.text, 6),
    ...timeline(box(138, 78, 98, 150), tone, 5, 2),
    ...list(box(252, 52, 104, 188), warm('sabz'), {
      rows: 5,
      thumb: 'paper',
      chosen: 1,
      colors: [sand200, tone.accent, sand200],
    }),
    ...sheet(box(22, 60, 98, 160), tone.card),
    sign('scales', 44, 80, 24, tone.accent),
    bar(62, 76, 42, tone.text),
    bar(62, 86, 30, tone.text),
    ...bars(34, 106, [74, 66, 72, 40], tone.quiet, 10),
    ...bars(34, 152, [70, 58], tone.quiet, 10),
    line('M34 194q8-18 10-7t8-5 7 6 9-4', box(32, 180, 44, 22), tone.text, 2),
    bar(34, 203, 42, tone.rule),
    dot(97, 194, 24, brick600),
    dot(97, 194, PILL, sand200),
  ];
}
