import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CustomPlugin } from 'svgo';
import { palette, skins } from '#lib/base/palette.ts';

/** Replaces the colors of drawings/swatches.gpl with the palette's. @throws at any other color */
export function recolor(file: string): CustomPlugin {
  return {
    name: 'recolor',
    fn: (_root, _params, { multipassCount }) => ({
      element: {
        enter({ attributes }) {
          // Later passes see the palette's colors.
          if (multipassCount > 0) return;
          for (const paint of paints) {
            const drawn = attributes[paint];
            if (drawn === undefined || uncolored.test(drawn)) continue;
            const color = colors.get(longHex(drawn));
            if (!color) {
              throw new Error(`${file}: ${paint} ${drawn} is not a color of drawings/swatches.gpl`);
            }
            attributes[paint] = color;
          }
        },
      },
    }),
  };
}

const paints = ['fill', 'stroke', 'color', 'stop-color'] as const;

const uncolored = /^(none|currentcolor|inherit|url\(.*\))$/i;

/** Parses the GIMP palette. */
export function swatches(): Map<string, string> {
  const lines = readFileSync(path.join(process.cwd(), 'drawings/swatches.gpl'), 'utf8').split('\n');
  const entries = lines.flatMap((line) => {
    const [, red, green, blue, name] = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(\w+)$/.exec(line) ?? [];
    return name ? [[name, hex([red, green, blue].map(Number))] as const] : [];
  });
  return new Map(entries);
}

export const namedColors: Record<string, string> = {
  ...palette,
  ...Object.fromEntries(skins.map((skin, at) => [`skin${at + 1}`, skin])),
};

export const colors = new Map([...swatches()].map(([name, drawn]) => [drawn, namedColors[name]]));

function hex(channels: number[]): string {
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

function longHex(color: string): string {
  const lower = color.trim().toLowerCase();
  if (lower === 'white') return '#ffffff';
  return lower.replace(/^#([0-9a-f])([0-9a-f])([0-9a-f])$/, '#$1$1$2$2$3$3');
}
