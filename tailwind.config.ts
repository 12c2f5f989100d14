import type { Config } from 'tailwindcss';
import { palette } from '#lib/palette.ts';

const selectMark = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 12 8' fill='none' stroke='${palette.ink}' stroke-width='2'><path d='M1 1.5 6 6.5 11 1.5'/></svg>`;

/** Passes the palette to the tokens in app/styles/theme.css. */
export default {
  // Only files with class names: elsewhere, any word that looks like one would get a rule.
  content: [
    './app/**/*.tsx',
    './browser/**/*.{ts,tsx}',
    './components/**/*.{ts,tsx}',
    ...(process.env.NODE_ENV === 'development' ? [] : ['!./app/preview/**']),
    '!./**/*.test.*',
  ],
  theme: {
    palette: {
      ...palette,
      // Backdrop and shadow: the last two digits are 72% and 24% opacity.
      veil: `${palette.lajvard900}B8`,
      shade: `${palette.ink}3D`,
      // Inline, as a separate file could not have the text's color.
      selectMark: `url("data:image/svg+xml,${encodeURIComponent(selectMark)}")`,
    },
  },
} satisfies Config;
