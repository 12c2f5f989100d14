import type { Config } from 'tailwindcss';
import { palette } from '#lib/palette.ts';

const selectMark = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 12 8' fill='none' stroke='${palette.ink}' stroke-width='2'><path d='M1 1.5 6 6.5 11 1.5'/></svg>`;

/** The palette as tokens: its `ink2` is `text-ink-2` in markup, `--theme(--color-ink-2)` in a sheet. */
export default {
  theme: {
    colors: {
      ...Object.fromEntries(
        Object.entries(palette).map(([name, color]) => [name.replace(/\d+$/, '-$&'), color]),
      ),
      // Backdrop and shadow: the last two digits are 72% and 24% opacity.
      veil: `${palette.lajvard900}B8`,
      shade: `${palette.ink}3D`,
    },
    // Inline, as a separate file could not have the text's color.
    backgroundImage: {
      'select-mark': `url("data:image/svg+xml,${encodeURIComponent(selectMark)}")`,
    },
  },
} satisfies Config;
