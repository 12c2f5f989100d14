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
      // A curve of the kite's line, as wide and high as its box.
      string: line(
        palette.brick600,
        "100 100' preserveAspectRatio='none",
        "vector-effect='non-scaling-stroke' d='M100 0C96 26 66 2 36 12S3 34 .7 44C10 26 42 20 58 34c14 12 30 46 25 54s-11-24-3-34 15 16 20 42'",
      ),
      'select-mark': line(palette.ink, '12 8', "d='M1 1.5 6 6.5 11 1.5'"),
    },
  },
} satisfies Config;
