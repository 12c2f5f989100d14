import { palette, skins } from '@/lib/palette';
import { type Box, box, inset } from './box';
import { figures } from './glyph';
import { bar, dot, type Mark, PILL } from './mark';
import { board } from './parts/board';
import { bracket } from './parts/bracket';
import { month, week } from './parts/calendar';
import { columnChart } from './parts/chart';
import { chat } from './parts/chat';
import { form } from './parts/form';
import { ring } from './parts/gauge';
import { goods } from './parts/goods';
import { list } from './parts/list';
import { cityMap, DAY, pin, route, streets } from './parts/map';
import { landscape } from './parts/pictures';
import { player } from './parts/player';
import { profile } from './parts/profile';
import { seats } from './parts/seats';
import { shopGrid } from './parts/shop-grid';
import { table } from './parts/table';
import { code } from './parts/ticket';
import { timeline } from './parts/timeline';
import type { Tone } from './tone';
import { turn } from './turn';

const { genda300, genda500, firozi300, firozi500, firozi700, sand200, brick600 } = palette;
const COLORS = [genda300, firozi300, sand200] as const;

/** The drawn parts by name, each filling any box from 70 units wide and 120 high. */
export const namedParts = {
  list: (place, tone) =>
    list(place, tone, { rows: Math.floor(place.h / 32), chosen: 1, colors: COLORS }),
  chat: (place, tone) =>
    chat(
      place,
      tone,
      [-0.7, 0.6, -0.85, 0.7].map((part) => part * place.w),
    ),
  form: (place, tone) => form(place, tone, 4, 2),
  timeline: (place, tone) => timeline(place, tone, 5, 2),
  profile: (place, tone) =>
    profile(
      place,
      tone,
      firozi300,
      { cloth: tone.accent, skin: skins[1], hair: tone.text, looks: 'short' },
      0.8,
    ),
  ticket: ({ x, y, w, h }, tone) => [
    bar(x, y + 8, w * 0.7, tone.text),
    bar(x, y + 19, w * 0.45, tone.quiet),
    ...code(Math.round(x + w / 2) - 30, Math.round(y + h / 2) - 24, tone.text, tone.page),
    bar(x + w / 2 - 22, y + h / 2 + 52, 44, tone.quiet),
  ],
  gauge: ({ x, y, w }, tone) => [
    ...ring(Math.round(x + w / 2), y + 38, 32, 0.72, tone.accent, tone.rule, 8),
    figures('72', x + w / 2, y + 38, 12, tone.text, 'middle'),
    ...[92, 106, 120].map((down, at) =>
      bar(x, y + down, w * (0.9 - at * 0.2), turn([tone.text, tone.quiet, tone.quiet], at)),
    ),
  ],
  calendar: (place, tone) =>
    place.w < 140
      ? month(inset(place, 4, 8), tone, [3, 8, 9, 16, 18, 25])
      : week(place, tone, ['7', '8', '9', '10', '11'], 1, [
          { day: 0, from: 0.06, long: 0.3, color: tone.accent },
          { day: 1, from: 0.3, long: 0.24, color: firozi500 },
          { day: 1, from: 0.64, long: 0.3, color: tone.accent },
          { day: 2, from: 0.12, long: 0.4, color: tone.accent },
          { day: 3, from: 0.44, long: 0.22, color: firozi500 },
          { day: 4, from: 0.08, long: 0.26, color: firozi500 },
        ]),
  chart: ({ x, y, w, h }, tone) => [
    figures('348', x, y + 8, 12, tone.text),
    bar(x, y + 26, w * 0.4, tone.quiet),
    ...columnChart(box(x, y + 40, w, h - 48), [0.4, 0.55, 0.5, 0.7, 0.95, 0.8], tone, 4),
  ],
  map: (place, tone) => {
    const {
      down: [west, middle, east],
      across: [north, , south],
    } = streets(place);
    return [
      ...cityMap(place, DAY),
      ...route(
        middle,
        south,
        `h${west - middle}`,
        `h${east - middle}v${north - south}`,
        place,
        tone,
      ),
      dot(middle, south, PILL, tone.accent),
      ...pin(east, north + 4, tone.text, tone.page),
    ];
  },
  shop: (place, tone) =>
    shopGrid(place, tone, {
      columns: place.w > 140 ? 3 : 2,
      rows: 2,
      goods: (picture, at) =>
        turn([goods.kurta, goods.bag, goods.jar, goods.lamp], at)(
          picture,
          turn([firozi700, genda500, brick600], at),
          tone.text,
        ),
    }),
  table: (place, tone) =>
    table(place, tone, {
      rows: Math.floor(place.h / 28),
      colors: COLORS,
      cells: ({ x, y, w, h }, row) => [
        bar(x, y + h / 2, w * turn([0.3, 0.4, 0.24], row), tone.quiet),
        bar(x + w * 0.7, y + h / 2, w * 0.26, row === 1 ? tone.accent : tone.quiet),
      ],
    }),
  seats: (place, tone) =>
    seats(place, tone, { rows: 8, front: genda500, back: firozi500, sold: sand200 }),
  bracket: (place, tone) => bracket(inset(place, 0, 20), tone),
  board: (place, tone) => board(place, tone, place.w > 140 ? [3, 2, 3] : [3, 2], COLORS),
  player: ({ x, y, w, h }, tone) => {
    const film = box(x, y, w, Math.round(Math.min(h - 36, w * 0.62)));
    return [
      ...player(film, tone, landscape(film, firozi300, genda300, firozi500, firozi700), 0.4),
      bar(x, y + film.h + 14, w * 0.6, tone.text),
      bar(x, y + film.h + 26, w * 0.8, tone.quiet),
    ];
  },
} satisfies Record<string, (place: Box, tone: Tone) => Mark[]>;

export type PartName = keyof typeof namedParts;

/** Parts that also look well on a phone. */
export const narrowParts = [
  'list',
  'chat',
  'form',
  'profile',
  'ticket',
  'gauge',
  'calendar',
  'chart',
] as const satisfies readonly PartName[];

export const wideParts = [
  'table',
  'shop',
  'map',
  'board',
  'player',
  'chart',
  'calendar',
] as const satisfies readonly PartName[];
