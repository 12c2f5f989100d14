import localFont from 'next/font/local';

/** Headlines and labels: Anek Latin, weight 650, width from 75 % to 125 %. */
export const display = localFont({
  src: './fonts/display.woff2',
  variable: '--font-display',
  weight: '650',
  declarations: [{ prop: 'font-stretch', value: '75% 125%' }],
  display: 'swap',
  // Theirs: styles/fallback-fonts.css.
  adjustFontFallback: false,
});

/** Running text: Hanken Grotesk, weights 400 to 700. */
export const text = localFont({
  src: './fonts/text.woff2',
  variable: '--font-text',
  weight: '400 700',
  display: 'swap',
  // Theirs: styles/fallback-fonts.css.
  adjustFontFallback: false,
});
