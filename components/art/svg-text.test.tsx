/** @jest-environment jsdom */
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ArchWindow } from './arch-window.tsx';
import { Logo } from './logo.tsx';
import { pageLooks } from './page-look.ts';
import { svgText } from './svg-text.ts';

const drawings: [string, ReactElement][] = [
  ['a window', <ArchWindow key="w" look={pageLooks.home} id="w" className="w-full" />],
  ['a window without a scene', <ArchWindow key="e" look={pageLooks.contact} id="e" />],
  ['the mark', <Logo key="l" className="size-9" />],
];

describe('svgText', () => {
  it.each(drawings)('renders %s as React does, without classes and ARIA', (_, drawing) => {
    const asFile = parse(svgText(drawing));
    const byReact = parse(
      renderToStaticMarkup(drawing).replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"'),
    );
    for (const name of ['class', 'aria-hidden', 'aria-label', 'role'])
      byReact.removeAttribute(name);

    expect(asFile.querySelectorAll('path').length).toBeGreaterThan(1);
    expect(asFile.isEqualNode(byReact)).toBe(true);
  });

  it('escapes attribute values', () => {
    const file = parse(svgText(<svg fontFamily={'"A" & <B>'} />));

    expect(file.getAttribute('font-family')).toBe('"A" & <B>');
  });
});

function parse(text: string): Element {
  return new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
}
