import { readFileSync } from 'node:fs';
import { drawingsIn } from './draw.ts';

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

function attribute(element: string, name: string): string {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(element)?.[1] ?? '';
}
