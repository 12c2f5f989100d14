import { pick } from '@/lib/hash';
import type { Ground } from '@/lib/palette';
import { type Box, box } from './box';
import { browser, phone, slate } from './frames';
import type { Mark } from './mark';
import { namedParts, narrowParts, type PartName, wideParts } from './named-parts';
import { chips } from './parts/controls';
import type { Scene } from './scenes';
import { type Accent, light, type Tone, warm } from './tone';

/**
 * A likely screen for a project that has no scene of its own: the seed picks ground, accent,
 * arrangement and, where none are named, the parts: one for a browser or a tablet, one for the
 * phone before it, a third beside the first.
 */
export function neutralScene(seed: string, names?: readonly PartName[]): Scene {
  const choose = <T>(what: string, options: readonly [T, ...T[]]) =>
    pick(`${what}:${seed}`, options);
  const ground = choose('ground', GROUNDS);
  const tone = warm(choose('accent', ACCENTS[ground]));
  const [main, second, third] = inOrder(
    names ?? [choose('wide', wideParts), choose('narrow', narrowParts)],
  );

  return {
    ground,
    field: {
      fold: 8,
      angle: choose('angle', [45, 50, 58, 63, 67]),
      pitch: choose('pitch', [36, 40, 44]),
    },
    draw: () => choose('arrangement', ARRANGEMENTS)(tone, main, second, third),
  };
}

type Arrangement = (tone: Tone, main: PartName, second?: PartName, third?: PartName) => Mark[];

const GROUNDS = ['lajvard', 'firozi', 'brick', 'genda', 'sabz', 'ink'] as const satisfies Ground[];

const ACCENTS: Record<Ground, readonly [Accent, ...Accent[]]> = {
  lajvard: ['brick', 'firozi'],
  firozi: ['brick', 'lajvard'],
  brick: ['lajvard', 'firozi'],
  genda: ['lajvard', 'brick'],
  sabz: ['brick', 'lajvard'],
  ink: ['firozi', 'lajvard'],
};

const ARRANGEMENTS: readonly [Arrangement, ...Arrangement[]] = [
  (tone, main, second, third) => [
    ...browser(box(22, 43, 262, 212), tone),
    ...screens(box(34, 78, 214, 152), tone, main, third),
    ...handset(box(260, 74, 78, 184), tone, second),
  ],
  (tone, main, second, third) => [
    ...browser(box(84, 43, 290, 212), tone),
    ...screens(box(126, 78, 222, 152), tone, main, third),
    ...handset(box(22, 70, 84, 188), tone, second),
  ],
  (tone, main, second, third) => [
    ...slate(box(22, 32, 282, 232), tone),
    ...screens(box(36, 72, 206, 156), tone, main, third),
    ...handset(box(258, 84, 80, 176), tone, second),
  ],
];

function screens(place: Box, tone: Tone, main: PartName, third?: PartName): Mark[] {
  const { x, y, w, h } = place;
  const half = Math.round(w / 2) - 8;
  const shown = third
    ? [
        ...namedParts[main](box(x, y, half, h), tone),
        ...namedParts[third](box(x + half + 16, y, half, h), tone),
      ]
    : namedParts[main](place, tone);

  return [...chips(x, y - 16, [36, 28, 40], tone), ...shown];
}

function handset(page: Box, tone: Tone, name: PartName = 'list'): Mark[] {
  const own = { ...light('lajvard'), accent: tone.accent, tint: tone.tint };

  return [
    ...phone(page, own),
    ...namedParts[name](box(page.x + 8, page.y + 8, page.w - 16, 144), own),
  ];
}

/** The first part that likes room goes to the large screen, one that can do without to the phone. */
function inOrder(names: readonly PartName[]): [PartName, PartName?, PartName?] {
  const narrow = new Set<PartName>(narrowParts);
  const [first = 'list', ...rest] = names.toSorted(
    (a, b) => Number(narrow.has(a)) - Number(narrow.has(b)),
  );
  const second = rest.pop();
  return [first, second, rest[0]];
}
