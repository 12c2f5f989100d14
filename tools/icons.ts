// `npm run icons`: brings the drawings to the colors of lib/base/palette.ts, makes the other icons of public/ of
// icon.svg, and takes those of lucide.dev, whose package is 67 MB. All are committed.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import nodes from 'lucide-static/icon-nodes.json' with { type: 'json' };
import sharp from 'sharp';
import { optimize } from 'svgo';
import { palette, skins } from '#lib/base/palette.ts';

/** By the names that they have in drawing programs. */
const colors: Record<string, string> = {
  ...palette,
  ...Object.fromEntries(skins.map((skin, at) => [`skin${at + 1}`, skin])),
};

// What each color was when this last ran.
const before = readFileSync('drawings/swatches.gpl', 'utf8');
const names = new Map(before.split('\n').map((line) => line.split('\t') as [string, string]));
for (const file of globSync('{drawings/**,public}/*.svg')) {
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
const lines: string[] = [];
for (const name of Object.keys(nodes)) {
  const svg = readFileSync(`node_modules/lucide-static/icons/${name}.svg`, 'utf8');
  const short = shortened(svg, 1);
  const kept = (await differing(svg, short)) > 20 ? shortened(svg, 2) : short;
  lines.push(
    `${JSON.stringify(name)}:${JSON.stringify(kept.replace(/^<svg[^>]*>|<\/svg>$/g, ''))}`,
  );
}
writeFileSync('lib/content/icons.json', `{\n${lines.join(',\n')}\n}\n`);

/** svgo would straighten curves. */
function shortened(svg: string, floatPrecision: number): string {
  const params = { overrides: { convertPathData: { straightCurves: false, convertToQ: false } } };
  return optimize(svg, { floatPrecision, plugins: [{ name: 'preset-default', params }] }).data;
}

/** How many of its dots are others at 48 px: steps of tenths add up. */
async function differing(...svgs: [string, string]): Promise<number> {
  const [one, other] = await Promise.all(
    svgs.map((svg) =>
      sharp(Buffer.from(svg), { density: 144 }).flatten({ background: '#fff' }).raw().toBuffer(),
    ),
  );
  return [...(one ?? [])].filter((dot, at) => Math.abs(dot - (other?.[at] ?? 0)) > 64).length / 3;
}
