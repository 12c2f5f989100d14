import { type Ground, palette as p } from '@/lib/palette';
import { createPattern } from '@/lib/pattern';
import { Drawing } from './drawing';
import { TEXT } from './mark';
import type { PartName } from './named-parts';
import { neutralScene } from './neutral-scene';
import { sceneOf } from './scenes';

type Props = {
  /** A project's slug; one without a scene of its own gets a likely one, always the same. */
  slug: string;
  /** Two or three parts to show instead: the first large, the second on a phone. */
  parts?: readonly PartName[];
  /** Unique in the page; needed where one project is drawn twice. */
  id?: string;
  /** How much more of the tile stands over the screens, in the drawing's units. */
  above?: number;
  className?: string;
};

/** A project's screens on a field of tile, 3 : 2; its width comes from the class. */
export function MockUp({ slug, parts, id = `m-${slug}`, above = 0, className }: Props) {
  const { ground, field, draw } = (!parts && sceneOf(slug)) || neutralScene(slug, parts);
  const { width, height, stars } = createPattern(field);
  const glaze = GLAZES[ground];

  return (
    <svg
      viewBox={`0 ${-above} 360 ${240 + above}`}
      fill="none"
      strokeWidth={TEXT}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
        <path fill={glaze.ground} d="M0 0h99v99H0z" />
        <path fill={glaze.star} stroke={glaze.seam} strokeWidth=".7" d={stars} />
      </pattern>
      <path fill={`url(#${id})`} d={`M0 ${-above}h360V240H0z`} />
      <Drawing marks={draw()} />
    </svg>
  );
}

/** Quieter than the fields that stand alone: the screens come first. */
const GLAZES: Record<Ground, { ground: string; star: string; seam: string }> = {
  lajvard: { ground: p.lajvard900, star: `${p.lajvard700}AA`, seam: `${p.firozi300}66` },
  firozi: { ground: p.firozi700, star: `${p.firozi500}99`, seam: `${p.firozi300}88` },
  brick: { ground: p.brick600, star: `${p.brick700}AA`, seam: `${p.sand200}66` },
  genda: { ground: p.genda500, star: `${p.genda300}88`, seam: `${p.brick600}77` },
  sabz: { ground: p.sabz700, star: `${p.firozi700}77`, seam: `${p.sand200}55` },
  ink: { ground: p.ink, star: `${p.ink2}AA`, seam: `${p.sand200}44` },
};
