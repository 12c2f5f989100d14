// `npm run icons`: makes the other icons of public/ of icon.svg, and takes those of lucide.dev, whose package is
// 67 MB. All are committed.
import { readFileSync, writeFileSync } from 'node:fs';
import nodes from 'lucide-static/icon-nodes.json' with { type: 'json' };
import sharp from 'sharp';
import { palette } from '#lib/base/palette.ts';

/** @param margin around the mark, of 48 */
function png(px: number, margin = 4): Promise<Buffer> {
  const box = [-margin, -margin, 48 + 2 * margin, 48 + 2 * margin].join(' ');
  const icon = readFileSync('public/icon.svg', 'utf8');
  return sharp(Buffer.from(icon.replace(/(?<=viewBox=")[^"]*/, box)), { density: 600 })
    .flatten({ background: palette.lajvard900 })
    .resize(px, px)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** An icon file of one PNG: what browsers ask for that know no SVG. */
async function ico(px: number): Promise<Buffer> {
  const image = await png(px);
  const head = Buffer.from([0, 0, 1, 0, 1, 0, px, px, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  head.writeUInt32LE(image.length, 14);
  return Buffer.concat([head, image]);
}

const icons = {
  'icon-192.png': await png(192),
  'icon-512.png': await png(512),
  // Android may crop to a circle of four fifths.
  'icon-maskable-512.png': await png(512, 14),
  // iOS rounds the corners.
  'apple-touch-icon.png': await png(180, 10),
  'favicon.ico': await ico(32),
};
for (const [name, icon] of Object.entries(icons)) writeFileSync(`public/${name}`, icon);

// An icon a line, so that a change shows which.
const lines = Object.entries(nodes).map((entry) =>
  entry.map((part) => JSON.stringify(part)).join(':'),
);
writeFileSync('lib/content/icon-nodes.json', `{\n${lines.join(',\n')}\n}\n`);
