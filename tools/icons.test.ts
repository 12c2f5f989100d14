import { globSync, readFileSync } from 'node:fs';
import theirs from 'lucide-static/icon-nodes.json';
import { palette, skins } from '#lib/base/palette.ts';
import ours from '#lib/content/icon-nodes.json';

const paint = /(?<=\b(?:fill|stroke|color)[=:]"?)(?!none|url|currentColor|inherit)[^";]+/g;

test('icons are those of the package, drawings in the colors of the palette', () => {
  expect(ours).toEqual(theirs);
  const colors = [...Object.values(palette), ...skins].map((color) => color.toUpperCase());
  const drawn = globSync('{drawings/**,public}/*.svg')
    .flatMap((file) => readFileSync(file, 'utf8').match(paint) ?? [])
    .map((color) => color.trim().toUpperCase());
  expect([...new Set(drawn)].filter((color) => !colors.includes(color))).toEqual([]);
});
