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
    // Eight points, a square on another, for the tile before a service's name.
    clipPath: {
      star: 'polygon(50% 0, 100% 50%, 50% 100%, 0 50%, 50% 0, 15% 85%, 15% 15%, 85% 15%, 85% 85%, 15% 85%)',
    },
    // Inline, as a separate file could not have the text's color.
    backgroundImage: {
      'select-mark': `url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' fill='none' stroke='${palette.ink.replace('#', '%23')}' stroke-width='2' viewBox='0 0 12 8'><path d='M1 1.5 6 6.5 11 1.5'/></svg>")`,
    },
  },
} satisfies Config;
