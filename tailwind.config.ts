import type { Config } from 'tailwindcss';
import { palette } from '#lib/base/palette.ts';

/** The palette as tokens: its `ink2` is `text-ink-2` in markup, `--theme(--color-ink-2)` in a sheet. */
export default {
  theme: {
    // Three of our own, in app/styles/reset.css.
    fontWeight: {},
    colors: {
      ...Object.fromEntries(
        Object.entries(palette).map(([name, color]) => [name.replace(/\d+$/, '-$&'), color]),
      ),
      // Of the bar: 72% opacity.
      veil: `${palette.lajvard900}EB`,
    },
    // Eight points, for the tile before a service's name.
    clipPath: {
      star: 'polygon(50% 0, 65% 15%, 85% 15%, 85% 35%, 100% 50%, 85% 65%, 85% 85%, 65% 85%, 50% 100%, 35% 85%, 15% 85%, 15% 65%, 0 50%, 15% 35%, 15% 15%, 35% 15%)',
    },
    // Inline, as a separate file could not have the text's color.
    backgroundImage: {
      'select-mark': `url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' fill='none' stroke='${palette.ink.replace('#', '%23')}' stroke-width='2' viewBox='0 0 12 8'><path d='M1 1.5 6 6.5 11 1.5'/></svg>")`,
    },
  },
} satisfies Config;
