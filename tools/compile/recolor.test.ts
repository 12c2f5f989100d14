import { optimize } from 'svgo';
import { namedColors, recolor, swatches } from './recolor.ts';

jest.mock('#lib/base/palette.ts', () => {
  const actual = jest.requireActual('#lib/base/palette.ts');
  return { ...actual, palette: { ...actual.palette, lajvard700: '#AA00BB' } };
});

function recolored(attributes: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><path ${attributes} d="M0 0h9v9z"/></svg>`;
  return optimize(svg, { multipass: true, plugins: ['convertStyleToAttrs', recolor('a.svg')] })
    .data;
}

describe('recolor', () => {
  it('replaces a swatch with the palette’s color, as drawing programs save it', () => {
    expect(recolored('style="fill:#17408c;stroke:none"')).toContain('fill="#AA00BB"');
  });

  it('throws with the file and the color that is not a swatch', () => {
    expect(() => recolored('fill="#123456"')).toThrow(
      'a.svg: fill #123456 is not a color of drawings/swatches.gpl',
    );
  });
});

test('swatches and palette have the same names', () => {
  expect([...swatches().keys()]).toEqual(Object.keys(namedColors));
});
