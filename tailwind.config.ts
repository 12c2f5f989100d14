import type { Config } from 'tailwindcss';

/** The design tokens: colors with computed contrasts, type steps, and little else. */
export default {
  content: ['./app/**/*.{ts,tsx}', './components/**/*.{ts,tsx}', './content/**/*.ts'],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      white: '#FFFFFF',
      paper: '#FBF8F3',
      sand: { 100: '#F3EADB', 200: '#E6D5BA' },
      ink: { DEFAULT: '#12202B', 2: '#3D4A55' },
      placeholder: '#5B6670',
      lajvard: { 500: '#2B66C4', 700: '#17408C', 900: '#0C2350' },
      firozi: { 300: '#7FCFD2', 500: '#138D97', 700: '#0A6670' },
      genda: { 300: '#FFCE6B', 500: '#F2A31B', 700: '#8A5300' },
      brick: { 600: '#A3492B', 700: '#84371F' },
      surkh: '#A61B1B',
      sabz: '#2E5E36',
      field: '#7A6A52',
    },
    fontFamily: {
      display: ['var(--font-display)', 'display Fallback', 'Arial', 'sans-serif'],
      text: ['var(--font-text)', 'text Fallback', 'Arial', 'sans-serif'],
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
      '6xl': ['clamp(2.375rem, 1.5rem + 3.7vw, 4.5rem)', '1.04'],
    },
    fontWeight: { normal: '400', medium: '500', semibold: '600', bold: '700' },
    letterSpacing: { tight: '-0.015em', label: '0.04em' },
    borderRadius: { none: '0', sm: '2px', DEFAULT: '4px', lg: '6px', full: '999px' },
    // In rem, so that a visitor who reads with larger letters gets the layout that fits them.
    screens: { sm: '40rem', md: '48rem', lg: '64rem', xl: '80rem' },
    transitionTimingFunction: { DEFAULT: 'cubic-bezier(.2,.7,.2,1)' },
    transitionDuration: { DEFAULT: '200ms', press: '120ms', menu: '200ms', reveal: '320ms' },
    extend: {
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
