import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { optimize } from 'svgo';
import { unescapeHtml } from '#lib/base/escape-html.ts';
import type { Compiled } from '#lib/content/compiled.ts';
import type { Put } from './bundle.ts';

export function drawAll(put: Put): Compiled['drawings'] {
  const names = drawingsIn('!(networks|ornaments)');
  return Object.fromEntries(
    names.map((name) => {
      const { svg, ...drawing } = toDrawing(name, readFileSync(`drawings/${name}.svg`, 'utf8'));
      return [name, { ...drawing, address: put(`art/${name.replace('/', '-')}.svg`, svg) }];
    }),
  );
}

/** The data of the paths of each drawing that a page colors, by their ids. */
export const shapesIn = () =>
  Object.fromEntries(
    drawingsIn('{networks,ornaments}').map((name) => {
      const svg = readFileSync(`drawings/${name}.svg`, 'utf8');
      const paths = svg.matchAll(/<path\b[^>]*>/g);
      return [
        name,
        Object.fromEntries(
          [...paths].map(([path]) => [attribute(path, 'id'), attribute(path, 'd')]),
        ),
      ];
    }),
  );

/** Path below drawings/, without its ending, of those in such a folder. */
const drawingsIn = (folder: string) =>
  globSync(`drawings/${folder}/*.svg`)
    .map((file) => file.slice('drawings/'.length, -'.svg'.length).replace(path.sep, '/'))
    .sort();

/** @throws if it is malformed */
export function toDrawing(name: string, source: string) {
  const file = `drawings/${name}.svg`;
  const prefix = name.replace('/', '-');
  const { data } = optimize(source, {
    path: file,
    floatPrecision: 1,
    plugins: [
      'convertStyleToAttrs',
      // `moving-kite` becomes a class, for style sheets; of `shown-y2` and `shown-y2-hat` it is `y2`: see demo.css.
      {
        name: 'preset-default',
        params: {
          overrides: { cleanupIds: { preservePrefixes: ['detail', 'moving-', 'shown-'] } },
        },
      },
      { name: 'prefixIds', params: { prefix, delim: '-' } },
    ],
  });
  const [, start = '', content = ''] = /^<svg ([^>]*)>(.*)<\/svg>$/s.exec(data) ?? [];
  const [titled = '', title] = /<title[^>]*>([^<]*)<\/title>/.exec(content) ?? [];
  const [, width = 0, height = 0] = (/viewBox="0 0 (\S+) (\S+)"/.exec(start) ?? []).map(Number);
  if (!title || !width) {
    throw new Error(`${file}: expected an <svg> with a <title> and a viewBox from 0 0`);
  }
  const [view = '', detail] =
    /<view id="[^"]*-detail".*?(?:\/>|<title[^>]*>([^<]*)<.*?<\/view>)/.exec(content) ?? [];
  const shapes = content
    .replace(titled, '')
    .replace(view, '')
    .replace(/ id="[^"]*-(?:shown-(\w+)|(moving-\w+))[\w-]*"/g, ' class="$1$2"');
  return {
    title: unescapeHtml(title),
    ...(detail && { detail: unescapeHtml(detail) }),
    svg: data,
    group: `<g ${start.replace(rootAttributes, '').trim()}>${shapes}</g>`,
    width,
    height,
  };
}

/** Attributes of the outermost `<svg>` only. */
const rootAttributes = /(?<![\w-])(?:xmlns(?::\w+)?|viewBox|width|height|id|version)="[^"]*"/g;

function attribute(element: string, name: string): string {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(element)?.[1] ?? '';
}
