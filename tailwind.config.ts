import type { Config } from 'tailwindcss';
import { palette } from './lib/palette.ts';

const selectMark = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 12 8' fill='none' stroke='${palette.ink}' stroke-width='2'><path d='M1 1.5 6 6.5 11 1.5'/></svg>`;

/** Hands the palette to the tokens (app/styles/theme.css), and says where class names stand. */
export default {
  // Only what has class names: a word of another file that looks like one would get a rule.
  content: [
    './app/**/*.tsx',
    './browser/**/*.ts',
    './components/**/*.{ts,tsx}',
    ...(process.env.NODE_ENV === 'development' ? [] : ['!./app/preview/**']),
    '!./**/*.test.*',
  ],
  theme: {
    palette: {
      ...palette,
      // Over a page, and below what floats: 72% and 24% in the last two digits.
      veil: `${palette.lajvard900}B8`,
      shade: `${palette.ink}3D`,
      // A file of its own cannot know the text's color.
      selectMark: `url("data:image/svg+xml,${encodeURIComponent(selectMark)}")`,
    },
  },
} satisfies Config;
