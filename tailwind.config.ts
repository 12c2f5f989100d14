import type { Config } from 'tailwindcss';
import { palette } from './lib/palette.ts';

const selectMark = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 12 8' fill='none' stroke='${palette.ink}' stroke-width='2'><path d='M1 1.5 6 6.5 11 1.5'/></svg>`;

/** The design tokens: colors with computed contrasts, type steps, and little else. */
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
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      white: palette.white,
      paper: palette.paper,
      sand: { 100: palette.sand100, 200: palette.sand200 },
      ink: { DEFAULT: palette.ink, 2: palette.ink2 },
      placeholder: palette.placeholder,
      lajvard: { 500: palette.lajvard500, 700: palette.lajvard700, 900: palette.lajvard900 },
      firozi: { 300: palette.firozi300, 500: palette.firozi500, 700: palette.firozi700 },
      genda: { 300: palette.genda300, 500: palette.genda500, 700: palette.genda700 },
      brick: { 600: palette.brick600, 700: palette.brick700 },
      surkh: palette.surkh700,
      sabz: palette.sabz700,
      field: palette.field,
      // Over a page, and below what floats: 72% and 24% in the last two digits.
      veil: `${palette.lajvard900}B8`,
      shade: `${palette.ink}3D`,
    },
    fontFamily: {
      display: ['display', 'display Fallback', 'Arial', 'sans-serif'],
      text: ['text', 'text Fallback', 'Arial', 'sans-serif'],
    },
    fontSize: {
      xs: ['0.8125rem', '1.5'],
      sm: ['0.9375rem', '1.6'],
      base: ['1.0625rem', '1.6'],
      lg: ['1.25rem', '1.5'],
      xl: ['1.5rem', '1.25'],
      '2xl': ['clamp(1.5rem, 1.35rem + 0.7vw, 1.875rem)', '1.15'],
      '3xl': ['clamp(1.75rem, 1.5rem + 1.1vw, 2.375rem)', '1.1'],
      '4xl': ['clamp(2rem, 1.6rem + 1.8vw, 3rem)', '1.06'],
      '5xl': ['clamp(2.25rem, 1.6rem + 2.8vw, 3.75rem)', '1.04'],
    },
    fontWeight: { normal: '400', medium: '500', semibold: '600', bold: '700' },
    letterSpacing: { tight: '-0.015em', label: '0.04em' },
    lineHeight: { tight: '1.2' },
    borderRadius: { none: '0', sm: '2px', DEFAULT: '4px', lg: '6px', full: '999px' },
    // In rem, so that a visitor who reads with larger letters gets the layout that fits them.
    screens: { sm: '40rem', md: '48rem', lg: '64rem', xl: '80rem' },
    transitionTimingFunction: { DEFAULT: 'cubic-bezier(.2,.7,.2,1)' },
    transitionDuration: { DEFAULT: '200ms', press: '120ms', menu: '200ms', reveal: '320ms' },
    extend: {
      backgroundImage: {
        // A file of its own cannot know the text's color.
        'select-mark': `url("data:image/svg+xml,${encodeURIComponent(selectMark)}")`,
      },
      maxWidth: { page: '77.5rem', measure: '66ch' },
      spacing: {
        bar: 'var(--bar)',
        section: 'clamp(4rem, 2.8rem + 5vw, 6rem)',
        // Between twelve columns: eleven of them must leave room where letters are large.
        gutter: 'min(3rem, 4.5vw)',
        'gutter-wide': 'min(4rem, 5vw)',
      },
    },
  },
} satisfies Config;
