import { type Ground, palette as p } from '@/lib/palette';
import { pick } from './hash';

/** Glazes of a panel's parts around its niche. */
export type PanelGlaze = {
  border: readonly [ground: string, star: string];
  field: string;
  stem: string;
  leaf: string;
  blossom: string;
  molding: string;
  /** The niche's reveal, away from the light and toward it. */
  reveal: readonly [shade: string, light: string];
};

/** One of two sets of glazes that go with the niche's ground, by the seed. */
export function panelGlaze(seed: string, ground: Ground): PanelGlaze {
  return pick(`glaze:${seed}`, GLAZES[ground]);
}

const GLAZES: Record<Ground, readonly [PanelGlaze, PanelGlaze]> = {
  lajvard: [
    {
      border: [p.lajvard700, p.genda300],
      field: p.genda500,
      stem: p.lajvard900,
      leaf: p.firozi700,
      blossom: p.brick600,
      molding: p.firozi500,
      reveal: [p.firozi700, p.firozi500],
    },
    {
      border: [p.brick600, p.sand200],
      field: p.sand100,
      stem: p.lajvard900,
      leaf: p.firozi500,
      blossom: p.genda500,
      molding: p.brick600,
      reveal: [p.genda700, p.genda500],
    },
  ],
  firozi: [
    {
      border: [p.genda500, p.brick700],
      field: p.lajvard700,
      stem: p.firozi300,
      leaf: p.firozi300,
      blossom: p.genda300,
      molding: p.genda500,
      reveal: [p.lajvard900, p.lajvard700],
    },
    {
      border: [p.lajvard700, p.firozi300],
      field: p.genda300,
      stem: p.lajvard900,
      leaf: p.firozi700,
      blossom: p.brick600,
      molding: p.lajvard700,
      reveal: [p.brick700, p.brick600],
    },
  ],
  genda: [
    {
      border: [p.brick600, p.sand200],
      field: p.lajvard700,
      stem: p.genda300,
      leaf: p.firozi300,
      blossom: p.genda500,
      molding: p.firozi500,
      reveal: [p.brick700, p.brick600],
    },
    {
      border: [p.lajvard700, p.genda300],
      field: p.firozi700,
      stem: p.sand200,
      leaf: p.firozi300,
      blossom: p.genda500,
      molding: p.brick600,
      reveal: [p.lajvard900, p.lajvard700],
    },
  ],
  brick: [
    {
      border: [p.firozi700, p.sand200],
      field: p.sand100,
      stem: p.lajvard900,
      leaf: p.firozi700,
      blossom: p.brick600,
      molding: p.genda500,
      reveal: [p.brick700, p.brick600],
    },
    {
      border: [p.genda500, p.brick700],
      field: p.lajvard700,
      stem: p.sand200,
      leaf: p.firozi300,
      blossom: p.genda500,
      molding: p.brick600,
      reveal: [p.firozi700, p.firozi500],
    },
  ],
  sabz: [
    {
      border: [p.sabz700, p.genda300],
      field: p.sand100,
      stem: p.sabz700,
      leaf: p.sabz700,
      blossom: p.brick600,
      molding: p.genda500,
      reveal: [p.lajvard900, p.lajvard700],
    },
    {
      border: [p.brick600, p.sand200],
      field: p.genda500,
      stem: p.ink,
      leaf: p.sabz700,
      blossom: p.brick600,
      molding: p.sabz700,
      reveal: [p.firozi700, p.firozi500],
    },
  ],
  ink: [
    {
      border: [p.brick600, p.sand200],
      field: p.firozi700,
      stem: p.sand200,
      leaf: p.firozi300,
      blossom: p.genda500,
      molding: p.genda500,
      reveal: [p.brick700, p.brick600],
    },
    {
      border: [p.firozi700, p.firozi300],
      field: p.sand200,
      stem: p.ink,
      leaf: p.firozi700,
      blossom: p.brick600,
      molding: p.brick600,
      reveal: [p.genda700, p.genda500],
    },
  ],
};
