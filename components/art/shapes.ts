import { existsSync, readFileSync } from 'node:fs';

type Name = `${'networks' | 'ornaments'}/${string}`;

type Shapes = Readonly<Record<string, string>>;

const read = new Map<Name, Shapes>();

/** A drawing that the page colors: the data of its paths, by their ids; none where there is no such drawing. */
export function shapesOf(name: Name): Shapes {
  const shapes = read.get(name) ?? readShapes(`drawings/${name}.svg`);
  read.set(name, shapes);
  return shapes;
}

function readShapes(file: string): Shapes {
  const svg = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return Object.fromEntries(
    [...svg.matchAll(/<path\b[^>]*>/g)].map(([path]) => [
      attribute(path, 'id'),
      attribute(path, 'd'),
    ]),
  );
}

function attribute(element: string, name: string): string {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(element)?.[1] ?? '';
}
