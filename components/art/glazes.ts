import type { Ground } from '#lib/content/types.ts';
import { palette as p } from '#lib/palette.ts';

/** Colors of one field of tile; `grout` is the line between the pieces. */
export type Inlay = { ground: string; petal: string; heart: string; gap: string; grout: string };

export type PanelGlaze = {
  border: readonly [ground: string, star: string];
  field: string;
  stem: string;
  leaf: string;
  blossom: string;
  molding: string;
};

type Glaze = {
  card: { surface: string; accent: string };
  medallion: readonly [body: string, rim: string];
  /** Quiet tile behind a window's scene, and the sill on which the scene stands. */
  niche: Inlay & { sill: string };
  /** A page has one of the two, chosen by its seed. */
  panels: readonly [PanelGlaze, PanelGlaze];
};

/** Each ground's colors in drawings; as classes they are in components/sections/grounds.ts. */
export const glazes: Record<Ground, Glaze> = {
  lajvard: {
    card: { surface: p.lajvard900, accent: p.genda300 },
    medallion: [p.lajvard900, p.firozi300],
    niche: niche(p.lajvard900, p.lajvard700, p.lajvard500),
    panels: [
      {
        border: [p.lajvard700, p.genda300],
        field: p.genda500,
        stem: p.lajvard900,
        leaf: p.firozi700,
        blossom: p.brick600,
        molding: p.firozi500,
      },
      {
        border: [p.brick600, p.sand200],
        field: p.sand100,
        stem: p.lajvard900,
        leaf: p.firozi500,
        blossom: p.genda500,
        molding: p.brick600,
      },
    ],
  },
  firozi: {
    card: { surface: p.firozi700, accent: p.genda300 },
    medallion: [p.firozi700, p.genda300],
    niche: niche(p.firozi700, p.firozi500, p.firozi300),
    panels: [
      {
        border: [p.genda500, p.brick700],
        field: p.lajvard700,
        stem: p.firozi300,
        leaf: p.firozi300,
        blossom: p.genda300,
        molding: p.genda500,
      },
      {
        border: [p.lajvard700, p.firozi300],
        field: p.genda300,
        stem: p.lajvard900,
        leaf: p.firozi700,
        blossom: p.brick600,
        molding: p.lajvard700,
      },
    ],
  },
  brick: {
    card: { surface: p.brick700, accent: p.genda300 },
    medallion: [p.brick600, p.sand200],
    niche: niche(p.brick600, p.brick700, p.sand200),
    panels: [
      {
        border: [p.firozi700, p.sand200],
        field: p.sand100,
        stem: p.lajvard900,
        leaf: p.firozi700,
        blossom: p.brick600,
        molding: p.genda500,
      },
      {
        border: [p.genda500, p.brick700],
        field: p.lajvard700,
        stem: p.sand200,
        leaf: p.firozi300,
        blossom: p.genda500,
        molding: p.brick600,
      },
    ],
  },
  genda: {
    card: { surface: p.genda700, accent: p.white },
    medallion: [p.genda700, p.genda300],
    niche: niche(p.genda500, p.genda300, p.genda700),
    panels: [
      {
        border: [p.brick600, p.sand200],
        field: p.lajvard700,
        stem: p.genda300,
        leaf: p.firozi300,
        blossom: p.genda500,
        molding: p.firozi500,
      },
      {
        border: [p.lajvard700, p.genda300],
        field: p.firozi700,
        stem: p.sand200,
        leaf: p.firozi300,
        blossom: p.genda500,
        molding: p.brick600,
      },
    ],
  },
  sabz: {
    card: { surface: p.sabz700, accent: p.genda300 },
    medallion: [p.sabz700, p.sand200],
    niche: niche(p.sabz700, p.firozi700, p.sand200),
    panels: [
      {
        border: [p.sabz700, p.genda300],
        field: p.sand100,
        stem: p.sabz700,
        leaf: p.sabz700,
        blossom: p.brick600,
        molding: p.genda500,
      },
      {
        border: [p.brick600, p.sand200],
        field: p.genda500,
        stem: p.ink,
        leaf: p.sabz700,
        blossom: p.brick600,
        molding: p.sabz700,
      },
    ],
  },
  ink: {
    card: { surface: p.ink, accent: p.genda300 },
    medallion: [p.ink, p.genda500],
    niche: niche(p.ink, p.ink2, p.placeholder),
    panels: [
      {
        border: [p.brick600, p.sand200],
        field: p.firozi700,
        stem: p.sand200,
        leaf: p.firozi300,
        blossom: p.genda500,
        molding: p.genda500,
      },
      {
        border: [p.firozi700, p.firozi300],
        field: p.sand200,
        stem: p.ink,
        leaf: p.firozi700,
        blossom: p.brick600,
        molding: p.brick600,
      },
    ],
  },
};

function niche(ground: string, star: string, grout: string): Glaze['niche'] {
  return {
    ground,
    petal: `${star}99`,
    heart: `${star}66`,
    gap: ground,
    grout: `${grout}66`,
    sill: star,
  };
}
