import { palette } from '@/lib/palette';
import { box } from '../box';
import { phone, sheet } from '../frames';
import { sign, stamp } from '../glyph';
import { bar, dot, type Mark, PILL } from '../mark';
import { chat } from '../parts/chat';
import { list } from '../parts/list';
import { landscape } from '../parts/pictures';
import { light, warm } from '../tone';
import { turn } from '../turn';

/** The feed with a post from the mountains, between the groups and a chat. */
export function socialNetwork(): Mark[] {
  const tone = light('azure');
  const talk = warm('azure');
  const { firozi300, genda300, genda500, lajvard900, brick600, sand100 } = palette;

  return [
    ...sheet(box(20, 84, 116, 132), sand100),
    ...phone(box(118, 34, 124, 220), tone),
    ...list(box(22, 90, 92, 120), talk, {
      rows: 4,
      chosen: 1,
      colors: [brick600, firozi300, genda300, genda500],
    }),
    ...[0, 1, 2, 3].flatMap((at) => [
      dot(136 + at * 29, 50, 22, at > 2 ? tone.rule : tone.accent),
      dot(136 + at * 29, 50, 18, turn([genda300, firozi300, genda500, brick600], at)),
    ]),
    dot(134, 76, PILL, genda500),
    bar(144, 76, 46, tone.text),
    ...landscape(box(118, 88, 124, 92), firozi300, genda300, tone.accent, lajvard900),
    stamp('heart', 132, 193, 14, brick600),
    sign('arrow', 152, 193, 10, tone.text),
    bar(126, 210, 88, tone.quiet),
    bar(126, 220, 62, tone.quiet),
    ...sheet(box(226, 98, 114, 126), sand100),
    dot(240, 112, PILL, firozi300),
    bar(252, 112, 48, tone.text),
    ...chat(box(234, 126, 98, 90), talk, [-64, 56, -76]),
  ];
}
