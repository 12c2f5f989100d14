// `npm run icons`: brings the drawings to the colors of lib/base/palette.ts, draws the icons of public/ of the
// mark, and takes those of lucide.dev, whose package is 67 MB. All are committed.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import nodes from 'lucide-static/icon-nodes.json' with { type: 'json' };
import sharp from 'sharp';
import { palette, skins } from '#lib/base/palette.ts';

/** By the names that they have in drawing programs. */
const colors: Record<string, string> = {
  ...palette,
  ...Object.fromEntries(skins.map((skin, at) => [`skin${at + 1}`, skin])),
};

// What each color was when this last ran.
const before = readFileSync('drawings/swatches.gpl', 'utf8');
const names = new Map(before.split('\n').map((line) => line.split('\t') as [string, string]));
for (const file of globSync('drawings/**/*.svg')) {
  const svg = readFileSync(file, 'utf8').replace(/#[\da-f]{6}\b/gi, (color) => {
    return colors[names.get(channels(color)) ?? ''] ?? color;
  });
  writeFileSync(file, svg);
}
writeFileSync('drawings/swatches.gpl', swatches());

/** A palette of GIMP's form, which drawing programs read. */
function swatches(): string {
  const lines = Object.entries(colors).map(([name, color]) => `${channels(color)}\t${name}\n`);
  return `GIMP Palette\nName: The house\nColumns: 5\n#\n${lines.join('')}`;
}

/** As such a palette has them: `#17408C` is ` 23  64 140`. */
function channels(color: string): string {
  const numbers = color.match(/[\da-f]{2}/gi) ?? [];
  return numbers.map((number) => String(Number.parseInt(number, 16)).padStart(3)).join(' ');
}

const [, house] =
  /id="house"[^>]* d="([^"]*)"/.exec(readFileSync('drawings/ornaments/mark.svg', 'utf8')) ?? [];

function drawing(margin: number): string {
  const edge = 48 + 2 * margin;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${edge} ${edge}">` +
    `<title>The mark</title>` +
    `<path fill="${palette.lajvard900}" d="M${-margin} ${-margin}h${edge}v${edge}h-${edge}z"/>` +
    `<path fill="${palette.genda300}" fill-rule="evenodd" d="${house}"/></svg>\n`
  );
}

const defaultMargin = 4;
/** iOS rounds the corners. */
const touchMargin = 10;
/** Android may crop to a circle of four fifths. */
const maskableMargin = 14;

function png(px: number, margin = defaultMargin): Promise<Buffer> {
  return sharp(Buffer.from(drawing(margin)), { density: 600 })
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

/** A loop of the kite's line, from the curve above it to the margin: only wide windows ask for it. */
const loop =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 240"><title>A kite’s line</title><path fill="none" ` +
  `stroke="${palette.brick600}" stroke-width="2" ` +
  `d="M0 14C90 15 380 30 450 150c20 50-110 80-80 0s170 20 230 80"/></svg>\n`;

const icons: Record<string, string | Buffer> = {
  'loop.svg': loop,
  'icon.svg': drawing(defaultMargin),
  'icon-192.png': await png(192),
  'icon-512.png': await png(512),
  'icon-maskable-512.png': await png(512, maskableMargin),
  'apple-touch-icon.png': await png(180, touchMargin),
  'favicon.ico': await ico(32),
};
for (const [name, icon] of Object.entries(icons)) writeFileSync(`public/${name}`, icon);

// An icon a line, so that a change shows which.
const lines = Object.entries(nodes).map((entry) =>
  entry.map((part) => JSON.stringify(part)).join(':'),
);
writeFileSync('lib/content/icon-nodes.json', `{\n${lines.join(',\n')}\n}\n`);
