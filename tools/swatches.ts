import { palette, skins } from '#lib/base/palette.ts';

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
