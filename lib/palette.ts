import type { Department, Ground } from '@/content/types';

/** The colors of the house: of the tokens (app/styles/theme.css) by tailwind.config.ts, of drawings and mails from here. */
export const palette = {
  white: '#FFFFFF',
  paper: '#FBF8F3',
  sand100: '#F3EADB',
  sand200: '#E6D5BA',
  ink: '#12202B',
  ink2: '#3D4A55',
  placeholder: '#5B6670',
  lajvard900: '#0C2350',
  lajvard700: '#17408C',
  lajvard500: '#2B66C4',
  firozi700: '#0A6670',
  firozi500: '#138D97',
  firozi300: '#7FCFD2',
  genda700: '#8A5300',
  genda500: '#F2A31B',
  genda300: '#FFCE6B',
  brick700: '#84371F',
  brick600: '#A3492B',
  surkh700: '#A61B1B',
  sabz700: '#2E5E36',
  field: '#7A6A52',
} as const;

/**
 * Skins, light to deep, mixed from the house's colors: sand-200 with brick-600 two to one, even and
 * one to two; field with brick-600; that with brick-700.
 */
export const skins = ['#D0A68A', '#C58F73', '#B9785B', '#8F5A3F', '#8A492F'] as const;

/** Glazes of one field of tile; `grout` is the line between the pieces. */
export type Inlay = { ground: string; petal: string; heart: string; gap: string; grout: string };

export type { Ground };

const p = palette;

export const inlays = {
  lajvard: inlay(p.lajvard900, p.lajvard700, p.firozi300, p.genda500, p.sand100),
  firozi: inlay(p.firozi700, p.firozi300, p.lajvard900, p.genda300, p.paper),
  genda: inlay(p.genda500, p.paper, p.brick600, p.lajvard700, p.paper),
  brick: inlay(p.brick600, p.sand200, p.firozi700, p.lajvard900, p.paper),
  sabz: inlay(p.sabz700, p.sand200, p.genda500, p.firozi500, p.paper),
  ink: inlay(p.ink, p.sand200, p.brick600, p.genda500, p.paper),
} satisfies Record<Ground, Inlay>;

/** The same, quieter: behind a scene. `sill` is what the scene stands on. */
export const niches = {
  lajvard: niche(p.lajvard900, p.lajvard700, p.lajvard500, p.lajvard700),
  firozi: niche(p.firozi700, p.firozi500, p.firozi300, p.firozi500),
  genda: niche(p.genda500, p.genda300, p.genda700, p.genda300),
  brick: niche(p.brick600, p.brick700, p.sand200, p.brick700),
  sabz: niche(p.sabz700, p.firozi700, p.sand200, p.firozi700),
  ink: niche(p.ink, p.ink2, p.placeholder, p.ink2),
} satisfies Record<Ground, Inlay & { sill: string }>;

export const groundOf = {
  web: 'lajvard',
  software: 'firozi',
  marketing: 'genda',
  design: 'brick',
} as const satisfies Record<Department, Ground>;

function inlay(ground: string, petal: string, heart: string, gap: string, grout: string): Inlay {
  return { ground, petal, heart, gap, grout };
}

function niche(ground: string, star: string, grout: string, sill: string) {
  return { ...inlay(ground, `${star}99`, `${star}66`, ground, `${grout}66`), sill };
}
