import { compiled } from '#lib/content/compiled.ts';
import { ledBy, plain } from '#lib/content/marks.ts';

/** Path below drawings/, without its ending: `services/seo`. */
export type DrawingName = `${Room}/${string}`;

type Room =
  | 'articles'
  | 'deliverables'
  | 'demos'
  | 'industries'
  | 'pages'
  | 'portraits'
  | 'projects'
  | 'services'
  | 'views';

/** @throws if there is none */
export function getDrawing(name: DrawingName) {
  const drawing = compiled().drawings[plain(name)];
  if (!drawing) throw new Error(`There is no drawings/${name}.svg`);
  return { ...drawing, title: ledBy(name, drawing.title) };
}

/** A drawing that the page colors: the data of its paths, by their ids; none where there is no such drawing. */
export const shapesOf = (name: `${'networks' | 'ornaments'}/${string}`) =>
  compiled().shapes[name] ?? {};

/** The name, if there is such a drawing: pages that an owner adds may have none yet. */
export const drawn = (name: DrawingName) => (plain(name) in compiled().drawings ? name : undefined);
