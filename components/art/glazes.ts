import { palette as p } from '#lib/base/palette.ts';
import type { Ground } from '#lib/content/types.ts';

/** Colors of one field of tile; `grout` is the line between the pieces. */
export type Inlay = { ground: string; petal: string; heart: string; grout: string };

type Panel = readonly [
  border: string,
  star: string,
  field: string,
  stem: string,
  leaf: string,
  blossom: string,
  molding: string,
];

type Glaze = {
  surface: string;
  /** Quiet tile behind a window's scene, and the sill on which the scene stands. */
  niche: Inlay & { sill: string };
  /** A page has one of the two, chosen by its seed. */
  panels: readonly [Panel, Panel];
};

/** Each ground's colors in drawings; as classes they are in components/sections/grounds.ts. */
export const glazes: Record<Ground, Glaze> = {
  lajvard: {
    surface: p.lajvard900,
    niche: niche(p.lajvard900, p.lajvard700, p.lajvard500),
    panels: [
      [p.lajvard700, p.genda300, p.genda500, p.lajvard900, p.firozi700, p.brick600, p.firozi500],
      [p.brick600, p.sand200, p.sand100, p.lajvard900, p.firozi500, p.genda500, p.brick600],
    ],
  },
  firozi: {
    surface: p.firozi700,
    niche: niche(p.firozi700, p.firozi500, p.firozi300),
    panels: [
      [p.genda500, p.brick700, p.lajvard700, p.firozi300, p.firozi300, p.genda300, p.genda500],
      [p.lajvard700, p.firozi300, p.genda300, p.lajvard900, p.firozi700, p.brick600, p.lajvard700],
    ],
  },
  brick: {
    surface: p.brick700,
    niche: niche(p.brick600, p.brick700, p.sand200),
    panels: [
      [p.firozi700, p.sand200, p.sand100, p.lajvard900, p.firozi700, p.brick600, p.genda500],
      [p.genda500, p.brick700, p.lajvard700, p.sand200, p.firozi300, p.genda500, p.brick600],
    ],
  },
  genda: {
    surface: p.genda700,
    niche: niche(p.genda500, p.genda300, p.genda700),
    panels: [
      [p.brick600, p.sand200, p.lajvard700, p.genda300, p.firozi300, p.genda500, p.firozi500],
      [p.lajvard700, p.genda300, p.firozi700, p.sand200, p.firozi300, p.genda500, p.brick600],
    ],
  },
  sabz: {
    surface: p.sabz700,
    niche: niche(p.sabz700, p.firozi700, p.sand200),
    panels: [
      [p.sabz700, p.genda300, p.sand100, p.sabz700, p.sabz700, p.brick600, p.genda500],
      [p.brick600, p.sand200, p.genda500, p.ink, p.sabz700, p.brick600, p.sabz700],
    ],
  },
  ink: {
    surface: p.ink,
    niche: niche(p.ink, p.ink2, p.placeholder),
    panels: [
      [p.brick600, p.sand200, p.firozi700, p.sand200, p.firozi300, p.genda500, p.genda500],
      [p.firozi700, p.firozi300, p.sand200, p.ink, p.firozi700, p.brick600, p.brick600],
    ],
  },
};

function niche(ground: string, star: string, grout: string): Glaze['niche'] {
  return { ground, petal: `${star}99`, heart: `${star}66`, grout: `${grout}66`, sill: star };
}
