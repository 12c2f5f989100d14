import { readFileSync } from 'node:fs';
import { type Compiled, compiled } from '#lib/content/compiled.ts';
import { toDrawing } from './draw.ts';

/** In characters. A scene is inlined in the document, which has a budget. */
const sceneLimit = 5200;
const pictureLimit = 12_000;

test.each([
  [
    'has an alternative text of fitting length',
    ({ title }) => title.length > 20 && title.length <= 160,
  ],
  ['is self-contained', ({ svg }) => !foreign.test(svg)],
  ['is small', ({ svg }) => svg.length <= (inDocument(svg) ? sceneLimit : pictureLimit)],
  [
    'moves groups without a transform of their own, which the motion would replace',
    ({ group }) => !/<[^>]*class="moving-[^>]* transform=/.test(group),
  ],
] satisfies [string, (drawing: Compiled['drawings'][string] & { svg: string }) => boolean][])(
  'every drawing %s',
  (_, holds) => {
    const wrong = Object.values(compiled().drawings).filter(
      (drawing) => !holds({ ...drawing, svg: readFileSync(`public${drawing.address}`, 'utf8') }),
    );
    expect(wrong.map(({ address }) => address)).toEqual([]);
  },
);

const foreign = /<(text|style|image|foreignObject|script)\b|https?:(?!\/\/www\.w3\.org)/;

const inDocument = (svg: string) => svg.includes('viewBox="0 0 480 576"');

const saved = (inside: string) => `<?xml version="1.0" encoding="UTF-8"?>
<svg viewBox="0 0 480 576" width="480" height="576" fill="none" stroke-width="2" version="1.1"
    xmlns="http://www.w3.org/2000/svg"
    xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
    xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd">
  <defs id="defs1"/>
  <sodipodi:namedview id="view1" pagecolor="#ffffff" inkscape:zoom="2"/>
  ${inside}
  <path style="fill:#17408c;stroke:#12202b" d="M 10,10 H 90 V 60.123456 Z" id="path1"/>
  <g id="moving-rise"><path stroke="#12202b" d="M 10,10 H 90"/><path d="M 10,20 H 90"/></g>
</svg>`;

test('of a file saved by a drawing program title, shapes and the names of what moves are kept', () => {
  const drawing = toDrawing(
    'pages/any',
    saved('<title id="t1">A flag &amp; a month&#x27;s pole</title>'),
  );
  expect(drawing).toMatchObject({ title: "A flag & a month's pole", width: 480, height: 576 });
  expect(drawing.group).toMatch(
    /^<g fill="none" stroke-width="2"><path fill="\S+" stroke="\S+" d="[^"]*"\/><g class="moving-rise">/,
  );
  expect(drawing.svg).not.toMatch(/inkscape|sodipodi|style/);
});

test('a drawing without a title is rejected', () => {
  expect(() => toDrawing('pages/any', saved(''))).toThrow('drawings/pages/any.svg: expected');
});

test('what a phone shows of a drawing has words of its own, and is no part of a document', () => {
  const view = '<view id="detail" viewBox="0 0 4 3"><title>The pole &amp; its rope</title></view>';
  const drawing = toDrawing('pages/any', saved(`<title>A flag</title>${view}`));
  expect(drawing).toMatchObject({ title: 'A flag', detail: 'The pole & its rope' });
  expect(drawing.svg).toContain('<view id="pages-any-detail"');
  expect(drawing.group).not.toMatch(/view|pole/);
});
