import { palette, skins } from '@/lib/palette';
import { box } from '../box';
import { sheet, slate } from '../frames';
import { figures, sign } from '../glyph';
import { bar, bars, card, line, type Mark } from '../mark';
import { bust } from '../parts/bust';
import { columnChart } from '../parts/chart';
import { ring } from '../parts/gauge';
import { list } from '../parts/list';
import { player } from '../parts/player';
import { light } from '../tone';

/** A lesson at the blackboard, the lessons of the course, and the term's result. */
export function educationPortal(): Mark[] {
  const tone = light('genda');
  const { sabz700, brick600, ink, paper } = palette;
  const film = box(48, 44, 178, 116);

  const lesson = [
    card(film, sabz700),
    line('M62 130l36-60 36 60zM98 70v60', film, `${paper}AA`, 2),
    ...bust(box(152, 58, 60, 87), { cloth: brick600, skin: skins[0], hair: ink, looks: 'long' }),
  ];

  return [
    ...slate(box(38, 34, 286, 226), tone),
    ...player(film, tone, lesson, 0.4),
    ...list(box(230, 44, 92, 124), tone, {
      rows: 5,
      chosen: 2,
      colors: [tone.accent, tone.accent, tone.accent, tone.rule, tone.rule],
      end: ({ x, y, h }, at) => (at < 2 ? [sign('check', x + 15, y + h / 2, 6, tone.text)] : []),
    }),
    bar(152, 176, 84, tone.text),
    ...bars(152, 190, [150, 128, 140], tone.quiet, 11),
    ...sheet(box(18, 146, 122, 78), tone.card),
    ...ring(46, 178, 18, 0.86, tone.accent, tone.rule),
    figures('86', 46, 178, 9, tone.text, 'middle'),
    bar(28, 212, 36, tone.text),
    ...columnChart(box(78, 158, 52, 56), [0.5, 0.7, 0.6, 0.95], tone, 3),
  ];
}
