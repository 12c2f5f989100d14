// `npm run icons`: draws the icons of public/, which are committed.
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import './compile.ts';
import { shapesOf } from '#components/art/shapes.ts';
import { escapeHtml } from '#lib/base/escape-html.ts';
import { palette } from '#lib/base/palette.ts';
import { content } from '#lib/content/content.ts';

function drawing(margin: number): string {
  const { site } = content();
  const { house } = shapesOf('ornaments/mark');
  const edge = 48 + 2 * margin;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${edge} ${edge}">` +
    `<title>${escapeHtml(site.name)}</title>` +
    `<path fill="${palette.lajvard900}" d="M${-margin} ${-margin}h${edge}v${edge}h-${edge}z"/>` +
    `<path fill="${palette.genda300}" fill-rule="evenodd" d="${house}"/></svg>\n`
  );
}

const defaultMargin = 4;
/** iOS rounds the corners. */
const touchMargin = 10;
/** Android may crop to a circle of four fifths. */
const maskableMargin = 14;

function png(px: number, margin: number): Promise<Buffer> {
  return sharp(Buffer.from(drawing(margin)), { density: 600 })
    .resize(px, px)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** An icon file of one PNG: what browsers ask for that know no SVG. */
async function ico(px: number): Promise<Buffer> {
  const image = await png(px, defaultMargin);
  const head = Buffer.from([0, 0, 1, 0, 1, 0, px, px, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  head.writeUInt32LE(image.length, 14);
  return Buffer.concat([head, image]);
}

const icons: Record<string, string | Buffer> = {
  'icon.svg': drawing(defaultMargin),
  'icon-192.png': await png(192, defaultMargin),
  'icon-512.png': await png(512, defaultMargin),
  'icon-maskable-512.png': await png(512, maskableMargin),
  'apple-touch-icon.png': await png(180, touchMargin),
  'favicon.ico': await ico(32),
};

for (const [name, content] of Object.entries(icons)) {
  writeFileSync(`public/${name}`, content);
  console.info(`public/${name}: ${content.length} bytes`);
}
