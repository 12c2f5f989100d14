import { cloneElement, type ReactElement, type ReactNode, type SVGProps } from 'react';
import { ArchPanel } from '@/components/art/arch-panel';
import { Band } from '@/components/art/band';
import { intrinsic } from '@/components/art/intrinsic';
import { Logo } from '@/components/art/logo';
import { PatternDefs } from '@/components/art/pattern-defs';
import { cardSize } from '@/lib/metadata';
import type { PageLook } from '@/lib/page-looks';
import { type Ground, palette } from '@/lib/palette';
import { recipeFor } from '@/lib/pattern';
import { site } from '@/lib/site';
import { LEADING, setTitle } from './set-title';

export type Card = PageLook & {
  title: string;
  /** The page's subject in a word or two; stands after the site's name. */
  section: string;
  /** Stands in place of the hero's tile panel, as high as that and so many pixels wide. */
  art?: { drawing: ReactElement; width: number };
};

const BAND = 42;

/** Of what stands above the band. */
export const artHeight = cardSize.height - BAND;

/** A page's title and subject beside its hero's tile panel, in the elements that `next/og` knows. */
export function SocialCard({ title, section, seed, department, ground, panelGround, art }: Card) {
  const { surface, accent } = surfaces[ground];
  const { drawing, width } = art ?? {
    drawing: <ArchPanel id="a" {...{ seed, department, ground: panelGround }} />,
    width: (artHeight * 480) / 576,
  };
  const left = cardSize.width - width;
  const { lines, size } = setTitle(title, left - 104, 345, 92);
  return (
    <div style={{ display: 'flex', ...cardSize, background: surface }}>
      <svg {...cardSize} aria-hidden="true" style={field}>
        {intrinsic(<PatternDefs id="f" recipe={recipeFor(seed, department)} />)}
        <path d="M0 0H1200V630H0" fill="url(#f)" />
      </svg>
      <div style={{ ...column, width: left, ...text }}>
        <div style={{ display: 'flex', alignItems: 'center', ...label, color: accent }}>
          {drawn(<Logo />, { width: 52, height: 52, style: { color: p.white, marginRight: 18 } })}
          {`${site.name} · ${section}`}
        </div>
        <div style={{ ...column, ...headline, fontSize: size }}>
          {lines.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </div>
        <div style={{ ...label, fontSize: art ? 22 : 26 }}>{site.tagline}</div>
      </div>
      {drawn(drawing, { width, height: artHeight })}
      <div
        style={{ position: 'absolute', left, width: 4, height: artHeight, background: p.paper }}
      />
      <div style={{ display: 'flex', position: 'absolute', top: artHeight }}>
        {drawn(<Band id="b" />, { width: 1200, height: BAND, viewBox: '0 0 800 28' })}
      </div>
    </div>
  );
}

const p = palette;
const column = { display: 'flex', flexDirection: 'column' } as const;
const field = { position: 'absolute', color: p.white, opacity: 0.12 } as const;
const text = { height: artHeight, padding: '52px 0 50px 64px', justifyContent: 'space-between' };
const label = {
  fontFamily: 'label',
  fontSize: 30,
  letterSpacing: '0.04em',
  textTransform: 'uppercase',
  color: p.sand100,
} as const;
const headline = {
  fontFamily: 'title',
  lineHeight: LEADING,
  letterSpacing: '-0.015em',
  whiteSpace: 'nowrap',
  color: p.white,
} as const;

const surfaces: Record<Ground, { surface: string; accent: string }> = {
  lajvard: { surface: p.lajvard900, accent: p.genda300 },
  firozi: { surface: p.firozi700, accent: p.genda300 },
  brick: { surface: p.brick700, accent: p.genda300 },
  genda: { surface: p.genda700, accent: p.white },
  sabz: { surface: p.sabz700, accent: p.genda300 },
  ink: { surface: p.ink, accent: p.genda300 },
};

function drawn(drawing: ReactElement, props: SVGProps<SVGSVGElement>): ReactNode {
  return cloneElement(intrinsic(drawing) as ReactElement<SVGProps<SVGSVGElement>>, props);
}
