import { palette } from '@/lib/palette';

/** The few colors of one screen: three surfaces, two strengths of text, one accent. */
export type Tone = {
  page: string;
  card: string;
  /** Fields, idle chips and hairlines. */
  rule: string;
  chrome: string;
  text: string;
  quiet: string;
  accent: string;
  onAccent: string;
  /** What stands out from the page by one step: a chosen row, another's words. */
  chosen: string;
  /** The accent's pale neighbor: pictures, areas, chosen rows. */
  tint: string;
};

export type Accent = keyof typeof ACCENTS;

/** A paper screen. */
export function light(accent: Accent): Tone {
  const { paper: page, sand100: rule, sand200: chrome, ink: text } = palette;
  return {
    page,
    card: WHITE,
    rule,
    chosen: rule,
    chrome,
    text,
    quiet: `${palette.field}77`,
    onAccent: WHITE,
    ...ACCENTS[accent],
  };
}

/** A screen on sand, its cards white. */
export function warm(accent: Accent): Tone {
  const { sand100: page, sand200: rule } = palette;
  return { ...light(accent), page, rule, chosen: WHITE };
}

/** A screen for the night, its cards a shade lighter than the page. */
export function dark(accent: Accent): Tone {
  const { lajvard900, lajvard700, lajvard500, paper, firozi300, ink } = palette;
  return {
    ...ACCENTS[accent],
    page: lajvard900,
    card: lajvard700,
    rule: lajvard500,
    chosen: lajvard700,
    chrome: lajvard700,
    text: paper,
    quiet: `${firozi300}88`,
    onAccent: ink,
  };
}

/** Short, for it is the most frequent color. */
const WHITE = '#fff';

const ACCENTS = {
  lajvard: { accent: palette.lajvard700, tint: `${palette.lajvard500}33` },
  azure: { accent: palette.lajvard500, tint: `${palette.lajvard500}33` },
  firozi: { accent: palette.firozi700, tint: palette.firozi300 },
  brick: { accent: palette.brick600, tint: `${palette.brick600}33` },
  genda: { accent: palette.genda500, tint: palette.genda300, onAccent: palette.ink },
  sabz: { accent: palette.sabz700, tint: `${palette.sabz700}33` },
} as const;
