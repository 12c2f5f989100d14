import { palette } from '#lib/base/palette.ts';

/** Light to deep: sand-200 with brick-600 at 2:1, 1:1, 1:2; field with brick-600; and that mixture with brick-700. */
const skins = ['#D0A68A', '#C58F73', '#B9785B', '#8F5A3F', '#8A492F'] as const;

/** By the names that they have in drawing programs. */
export const colors: Record<string, string> = {
  ...palette,
  ...Object.fromEntries(skins.map((skin, at) => [`skin${at + 1}`, skin])),
};

/** A palette of GIMP's form, which drawing programs read. */
export function swatches(): string {
  const lines = Object.entries(colors).map(([name, color]) => `${channels(color)}\t${name}\n`);
  return `GIMP Palette\nName: The house\nColumns: 5\n#\n${lines.join('')}`;
}

/** As such a palette has them: `#17408C` is ` 23  64 140`. */
export function channels(color: string): string {
  const numbers = color.match(/[\dA-F]{2}/g) ?? [];
  return numbers.map((number) => String(Number.parseInt(number, 16)).padStart(3)).join(' ');
}
