import { execFileSync } from 'node:child_process';
import { fontFaces } from '#tools/compile/font-faces.ts';
import fallbackFonts from './fallback-fonts.ts';

type Font = { ascent: number; descent: number };
type Face = Record<'fontFamily' | 'ascentOverride' | 'descentOverride' | 'sizeAdjust', string>;

/** In parts of the font's size. By Next's reader, in whose place Jest would have a mock of `next/font`. */
function readFont(file: string): Font {
  const program = `
    const { default: read } = require('next/dist/compiled/@next/font/dist/fontkit');
    const font = read(require('node:fs').readFileSync('app/fonts/${file}'));
    const parts = ["ascent", "descent"].map((name) => [name, font[name] / font.unitsPerEm]);
    console.info(JSON.stringify(Object.fromEntries(parts)));`;
  return JSON.parse(execFileSync(process.execPath, ['--eval', program], { encoding: 'utf8' }));
}

function readFaces(): Face[] {
  let faces: Face[] = [];
  const addBase = (rules: unknown) => {
    faces = (rules as { '@font-face': Face[] })['@font-face'];
  };
  type Api = Parameters<typeof fallbackFonts.handler>[0];
  fallbackFonts.handler({ addBase } as unknown as Api);
  return faces;
}

const fraction = (percent: string) => Number.parseFloat(percent) / 100;

it.each(fontFaces)('lines are as high before $file has come as after', ({ family, file }) => {
  const font = readFont(file);
  const fallbacks = readFaces().filter(({ fontFamily }) => fontFamily.startsWith(`"${family} `));
  expect(fallbacks).not.toEqual([]);
  for (const { ascentOverride, descentOverride, sizeAdjust } of fallbacks) {
    const size = fraction(sizeAdjust);
    // As rounded to a tenth of a percent.
    expect(fraction(ascentOverride) * size).toBeCloseTo(font.ascent, 3);
    expect(fraction(descentOverride) * size).toBeCloseTo(-font.descent, 3);
  }
});
