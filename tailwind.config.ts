import type { Config } from 'tailwindcss';
import { palette } from '#lib/base/palette.ts';

const line = (color: string, box: string, path: string) =>
  `url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' fill='none' stroke='${color.replace('#', '%23')}' stroke-width='2' viewBox='0 0 ${box}'><path ${path}/></svg>")`;

/** The palette as tokens: its `ink2` is `text-ink-2` in markup, `--theme(--color-ink-2)` in a sheet. */
export default {
  theme: {
    // Three of our own, in app/styles/reset.css.
    fontWeight: {},
    colors: {
      ...Object.fromEntries(
        Object.entries(palette).map(([name, color]) => [name.replace(/\d+$/, '-$&'), color]),
      ),
      // Backdrop and shadow: the last two digits are 72% and 24% opacity.
      veil: `${palette.lajvard900}B8`,
      shade: `${palette.ink}3D`,
    },
    // Eight points, for the tile before a service's name.
    clipPath: {
      star: 'polygon(50% 0, 64% 16%, 85% 15%, 84% 36%, 100% 50%, 84% 64%, 85% 85%, 64% 84%, 50% 100%, 36% 84%, 15% 85%, 16% 64%, 0 50%, 16% 36%, 15% 15%, 36% 16%)',
    },
    // Inline, as a separate file could not have the text's color.
    backgroundImage: {
      // A loop of the kite's line, from the curve above it to the margin.
      string: line(
        palette.brick600,
        '600 240',
        "d='M0 14C90 15 380 30 450 150c20 50-110 80-80 0s170 20 230 80'",
      ),
      'select-mark': line(palette.ink, '12 8', "d='M1 1.5 6 6.5 11 1.5'"),
    },
  },
} satisfies Config;
