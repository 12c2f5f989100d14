import { globSync, readFileSync } from 'node:fs';
import theirs from 'lucide-static/icon-nodes.json';
import { palette } from '#lib/base/palette.ts';
import ours from '#lib/content/icon-nodes.json';

const paint = /(?<=\b(?:fill|stroke|color)[=:]"?)(?!none|url|currentColor|inherit)[^";]+/g;

test('icons are those of the package, drawings in the colors of the swatches, which have the palette', () => {
  expect(ours).toEqual(theirs);
  const swatches = readFileSync('drawings/swatches.gpl', 'utf8').matchAll(/^ *\d+ +\d+ +\d+/gm);
  const colors = [...swatches].map(([color]) => {
    const channels = color.trim().split(/ +/).map(Number);
    return `#${Buffer.from(channels).toString('hex')}`.toUpperCase();
  });
  expect(colors).toEqual(expect.arrayContaining(Object.values(palette)));
  const drawn = globSync('{drawings/**,public}/*.svg')
    .flatMap((file) => readFileSync(file, 'utf8').match(paint) ?? [])
    .map((color) => color.trim().toUpperCase());
  expect([...new Set(drawn)].filter((color) => !colors.includes(color))).toEqual([]);
});
