/** @jest-environment jsdom */
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MockUp } from './mock-up/mock-up';
import { Portrait } from './portrait';
import { figures } from './portrait-figures';
import { svgText } from './svg-text';

const drawings: [string, ReactElement][] = [
  ['a mock-up', <MockUp key="m" slug="hrms" className="w-full" />],
  ['a portrait', <Portrait key="p" figure={figures[0]} />],
];

describe('svgText', () => {
  it.each(drawings)('writes %s as React does, without what only a page needs', (_, drawing) => {
    const asFile = parse(svgText(drawing));
    const byReact = parse(
      renderToStaticMarkup(drawing).replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"'),
    );
    byReact.removeAttribute('class');
    byReact.removeAttribute('aria-hidden');

    expect(asFile.querySelectorAll('path').length).toBeGreaterThan(5);
    expect(asFile.isEqualNode(byReact)).toBe(true);
  });

  it('keeps quotes and ampersands out of the markup', () => {
    const file = parse(svgText(<svg fontFamily={'"A" & <B>'} />));

    expect(file.getAttribute('font-family')).toBe('"A" & <B>');
  });
});

function parse(text: string): Element {
  return new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
}
