// `npm run icons`: makes the icons of public/ from the mark, the palette and the site's name. Run by
// hand when one of them changes; the results are committed, as the fonts are.
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { mark } from '@/components/art/mark';
import { escapeHtml } from '@/lib/escape-html';
import { palette } from '@/lib/palette';
import { site } from '@/lib/site';

/** The mark on its ground, with so much around it, in units of the mark. */
function drawing(margin: number): string {
  const edge = mark.size + 2 * margin;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${edge} ${edge}">` +
    `<title>${escapeHtml(site.name)}</title>` +
    `<path fill="${palette.lajvard900}" d="M${-margin} ${-margin}h${edge}v${edge}h-${edge}z"/>` +
    `<path fill="${palette.genda300}" fill-rule="evenodd" d="${mark.house}"/></svg>\n`
  );
}

const usual = 4;
/** Telephones round its corners. */
const touch = 10;
/** Some systems keep no more than a circle of four fifths. */
const maskable = 14;

function png(px: number, margin: number): Promise<Buffer> {
  return sharp(Buffer.from(drawing(margin)), { density: 600 })
    .resize(px, px)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** A Windows icon: a table of contents, then a PNG for each size. */
async function ico(sizes: readonly number[]): Promise<Buffer> {
  const images = await Promise.all(sizes.map((px) => png(px, usual)));
  const table = Buffer.alloc(6 + 16 * sizes.length);
  table.writeUInt16LE(1, 2);
  table.writeUInt16LE(sizes.length, 4);
  let offset = table.length;
  images.forEach((image, index) => {
    const entry = 6 + 16 * index;
    table.writeUInt8(sizes[index] ?? 0, entry);
    table.writeUInt8(sizes[index] ?? 0, entry + 1);
    table.writeUInt16LE(1, entry + 4);
    table.writeUInt16LE(32, entry + 6);
    table.writeUInt32LE(image.length, entry + 8);
    table.writeUInt32LE(offset, entry + 12);
    offset += image.length;
  });
  return Buffer.concat([table, ...images]);
}

const icons: Record<string, string | Buffer> = {
  'icon.svg': drawing(usual),
  'icon-192.png': await png(192, usual),
  'icon-512.png': await png(512, usual),
  'icon-maskable-512.png': await png(512, maskable),
  'apple-touch-icon.png': await png(180, touch),
  'favicon.ico': await ico([32, 48]),
};

for (const [name, content] of Object.entries(icons)) {
  writeFileSync(`public/${name}`, content);
  console.info(`public/${name}: ${content.length} bytes`);
}
