// `npm run fonts`: subsets the fonts to the characters and axes in use; the results are committed.
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const typographic = '\u00a0©·×–—‘’“”•…₨→←↗✓éû';

/** What `npm run fonts` leaves in the site's fonts. */
const fontCharacters = ascii + typographic;

const anek = '@fontsource-variable/anek-latin/files/anek-latin-latin-standard-normal.woff2';
const hanken = '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2';
// Two cuts: a file with the axis of widths is half as large again as both.
const [wide, narrow] = [117, 80].map((width) => ({ wght: 650, wdth: width }));

const fonts = [
  { to: 'display.woff2', from: anek, variationAxes: wide },
  { to: 'label.woff2', from: anek, variationAxes: narrow },
  { to: 'text.woff2', from: hanken, variationAxes: { wght: { min: 400, max: 700, default: 400 } } },
  // For social cards: `next/og` reads neither variable fonts nor WOFF2.
  { to: 'card-title.ttf', from: anek, variationAxes: wide },
  { to: 'card-label.ttf', from: anek, variationAxes: narrow },
];

for (const { to, from, variationAxes } of fonts) {
  const whole = await readFile(`node_modules/${from}`);
  const targetFormat = to.endsWith('.ttf') ? 'sfnt' : 'woff2';
  const cut = await subsetFont(whole, fontCharacters, { targetFormat, variationAxes });
  await writeFile(`app/fonts/${to}`, cut);
  console.info(`${to}: ${cut.length} bytes`);
}
