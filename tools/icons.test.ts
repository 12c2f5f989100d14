import { globSync, readFileSync } from 'node:fs';
import theirs from 'lucide-static/icon-nodes.json';
import ours from '#lib/content/icon-nodes.json';
import { colors, swatches } from './swatches.ts';

const paint = /(?<=\b(?:fill|stroke|color)[=:]"?)(?!none|url|currentColor|inherit)[^";]+/g;

test('icons are those of the package: `npm run icons`', () => {
  expect(ours).toEqual(theirs);
});

test('drawings, icon and swatches are in the colors of the palette: `npm run icons`', () => {
  const drawn = globSync(['drawings/**/*.svg', 'public/icon.svg'])
    .flatMap((file) => readFileSync(file, 'utf8').match(paint) ?? [])
    .map((color) => color.trim().toUpperCase());
  expect([...new Set(drawn)].filter((color) => !Object.values(colors).includes(color))).toEqual([]);
  expect(readFileSync('drawings/swatches.gpl', 'utf8')).toBe(swatches());
});
