import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CSSProperties, ReactElement } from 'react';
import { palette } from '#lib/base/palette.ts';
import { content } from '#lib/content/content.ts';
import { cardSize } from '#lib/site/metadata.ts';
import { ArchWindow } from './arch-window.tsx';
import { type DrawingName, getDrawing } from './drawings.ts';
import { glazes } from './glazes.ts';
import { Logo } from './logo.tsx';
import type { PageLook } from './page-look.ts';
import { recipeFor } from './pattern.ts';
import { photographData } from './photograph.tsx';
import type { Shown } from './picture.tsx';
import { PatternDefs } from './tile-field.tsx';

export type Card = {
  look: PageLook;
  title: string;
  section: string;
  /** In place of the window. */
  picture?: Shown | undefined;
};

const { height } = cardSize;

/** Only elements and styles that `next/og` supports. */
export async function socialCard({ title, section, look, picture }: Card): Promise<ReactElement> {
  const { site } = content();
  const { seed, department, ground } = look;
  const { surface } = glazes[ground];
  const accent = ground === 'genda' ? p.white : p.genda300;
  const width = picture && !isArticles(picture) ? 640 : height / 1.2;
  const left = cardSize.width - width;
  const field = (
    <svg aria-hidden="true" color={p.white} opacity=".12" viewBox="0 0 1200 630">
      <PatternDefs id="f" recipe={recipeFor(seed, department)} />
      <path d="M0 0H1200V630H0" fill="url(#f)" />
    </svg>
  );
  const shown = async () => {
    if (typeof picture === 'object') return photographData(picture);
    return svgData(
      picture ? fitted(picture, height / width) : svgText(<ArchWindow id="a" look={look} />),
    );
  };
  return (
    <div style={{ display: 'flex', ...cardSize, background: surface }}>
      <Image src={svgData(svgText(field))} {...cardSize} style={{ position: 'absolute' }} />
      <div style={{ ...column, width: left, ...text }}>
        <div style={{ display: 'flex', alignItems: 'center', ...label, color: accent }}>
          <Image height={52} src={svgData(logo)} style={{ marginRight: 18 }} width={52} />
          <div style={{ flex: 1 }}>{`${site.name} · ${section}`}</div>
        </div>
        <div style={{ ...headline, width: left - 100, fontSize: sizeOf(title, left - 100) }}>
          {title}
        </div>
        <div style={{ ...label, fontSize: picture ? 22 : 26 }}>{site.tagline}</div>
      </div>
      <Image height={height} src={await shown()} style={{ objectFit: 'cover' }} width={width} />
      <div style={{ position: 'absolute', left, width: 4, height, background: p.paper }} />
    </div>
  );
}

/** The longest word fits the width, and all of them the height. */
function sizeOf(title: string, width: number): number {
  const longest = Math.max(...title.split(' ').map((word) => word.length));
  const byHeight = Math.sqrt((width * 380) / (0.85 * title.length));
  return Math.floor(Math.min(60, width / (0.68 * longest), byHeight));
}

type ImageProps = { src: string; width: number; height: number; style: CSSProperties };

function Image(image: ImageProps) {
  // biome-ignore lint/performance/noImgElement: next/og has no other.
  return <img alt="" {...image} />;
}

const svgData = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

/** Fits a drawing to a taller card: screens by more of the field above them, an article's by its right part. */
function fitted(name: DrawingName, rise: number): string {
  const { address, width, height } = getDrawing(name);
  const svg = readFileSync(path.join(process.cwd(), 'public', address), 'utf8');
  const box = isArticles(name)
    ? [width - height / rise, 0, height / rise, height]
    : [0, height - width * rise, width, width * rise];
  return svg.replace(/viewBox="[^"]*"/, `viewBox="${box.join(' ')}"`);
}

const isArticles = (picture: Shown) =>
  typeof picture === 'string' && picture.startsWith('articles/');

const p = palette;
const column = { display: 'flex', flexDirection: 'column' } as const;
const text = { height, padding: '52px 0 50px 64px', justifyContent: 'space-between' };
const label = {
  fontFamily: 'label',
  fontSize: 30,
  letterSpacing: '0.04em',
  textTransform: 'uppercase',
  color: p.sand100,
} as const;
const headline = {
  fontFamily: 'title',
  lineHeight: 1.06,
  letterSpacing: '-0.015em',
  textWrap: 'balance',
  color: p.white,
} as const;

/** Next forbids this module to components; cards are drawn in route handlers. */
const { renderToStaticMarkup } = await import('react-dom/server');

function svgText(drawing: ReactElement): string {
  return renderToStaticMarkup(drawing).replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
}

const logo = svgText(<Logo color={p.white} />);
