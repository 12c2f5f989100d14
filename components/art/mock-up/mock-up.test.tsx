import { renderToStaticMarkup } from 'react-dom/server';
import { MockUp } from './mock-up';
import { namedParts, type PartName } from './named-parts';
import { scenes } from './scenes';

const slugs = Object.keys(scenes);
const strangers = ['tailor-shop', 'water-delivery', 'bus-pass', 'constructor', 'x'];
const limit = 3 * 1024;

describe('MockUp', () => {
  it.each([...slugs, ...strangers])('draws %s in few bytes, every number finite', (slug) => {
    const markup = renderToStaticMarkup(<MockUp slug={slug} />);

    expect(markup.length).toBeLessThanOrEqual(limit);
    expect(markup).not.toMatch(/NaN|undefined|Infinity|--/);
  });

  it('draws every project differently and each one always the same', () => {
    const draw = (slug: string) => renderToStaticMarkup(<MockUp slug={slug} id="same" />);
    const all = [...slugs, ...strangers];

    expect(new Set(all.map(draw)).size).toBe(all.length);
    expect(all.map(draw)).toEqual(all.map(draw));
  });

  it.each(Object.keys(namedParts) as PartName[])(
    'shows %s large, beside another, on a phone',
    (name) => {
      const combinations: PartName[][] = [
        [name],
        [name, 'chat'],
        ['board', name],
        ['map', name, 'list'],
      ];

      for (const parts of combinations) {
        const markup = renderToStaticMarkup(<MockUp slug="tailor-shop" parts={parts} />);
        expect(markup.length).toBeLessThanOrEqual(limit);
        expect(markup).not.toMatch(/NaN|undefined|Infinity|--/);
      }
    },
  );

  it('takes an id, for a page that draws a project twice', () => {
    const markup = renderToStaticMarkup(<MockUp slug="hrms" id="again" />);

    expect(markup).toContain('<pattern id="again"');
    expect(markup).toContain('url(#again)');
  });
});
