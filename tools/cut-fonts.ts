// `npm run fonts`: subsets the fonts to the characters and axes in use; the results are committed.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const typographic = '\u00a0©·×–—‘’“”•…₨→←↗✓éû';

/** What `npm run fonts` leaves in the site's fonts. */
const fontCharacters = ascii + typographic;

type Font = {
  from: string;
  to: string;
  targetFormat?: 'woff2' | 'sfnt';
  variationAxes: Parameters<typeof subsetFont>[2]['variationAxes'];
};

const anek = '@fontsource-variable/anek-latin/files/anek-latin-latin-standard-normal.woff2';

const fonts: Font[] = [
  // Two cuts: a file with the axis of widths is half as large again as both.
  ...[
    { width: 117, to: 'app/fonts/display.woff2' },
    { width: 80, to: 'app/fonts/label.woff2' },
  ].map(({ width, to }) => ({ from: anek, to, variationAxes: { wght: 650, wdth: width } })),
  {
    from: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    to: 'app/fonts/text.woff2',
    variationAxes: { wght: { min: 400, max: 700, default: 400 } },
  },
  // For social cards: `next/og` reads neither variable fonts nor WOFF2.
  ...[
    { width: 117, to: 'app/fonts/card-title.ttf' },
    { width: 80, to: 'app/fonts/card-label.ttf' },
  ].map(({ width, to }) => ({
    from: anek,
    to,
    targetFormat: 'sfnt' as const,
    variationAxes: { wght: 650, wdth: width },
  })),
];

for (const { from, to, variationAxes, targetFormat = 'woff2' } of fonts) {
  const whole = await readFile(`node_modules/${from}`);
  const cut = await subsetFont(whole, fontCharacters, { targetFormat, variationAxes });
  await writeFile(to, cut);
  console.info(`${to}: ${cut.length} bytes, ${metricsOf(cut)}`);
}

/** What app/styles/fallback-fonts.ts asks of a face, in percent of its size. */
function metricsOf(cut: Buffer): string {
  const { default: read } = createRequire(import.meta.url)(
    'next/dist/compiled/@next/font/dist/fontkit',
  );
  const font = read(cut);
  // As often as English has them.
  const letters = font.glyphsForString('aaabcdeeeefghiijklmnnoopqrrssttuvwxyz      ');
  const width = letters.reduce((sum: number, { advanceWidth = 0 }) => sum + advanceWidth, 0);
  const percent = (units: number) => `${((100 * units) / font.unitsPerEm).toFixed(1)} %`;
  return `ascent ${percent(font.ascent)}, descent ${percent(-font.descent)}, average width ${percent(width / letters.length)}`;
}
