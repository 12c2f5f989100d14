import { compiled, type Drawing } from '#lib/content/compiled.ts';

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
export function getDrawing(name: DrawingName): Drawing {
  const drawing = compiled().drawings[name];
  if (!drawing) throw new Error(`There is no drawings/${name}.svg`);
  return drawing;
}

/** The class by which a card moves it as its own part moves, where it has one. */
export function gestureOf(name: DrawingName): string | undefined {
  const [, gesture] = /"moving-(rise|sway|swing|steam)"/.exec(getDrawing(name).group) ?? [];
  return gesture && `grows-${gesture}`;
}

/** Pages that an owner adds may have no drawing yet. */
export const hasDrawing = (name: DrawingName) => name in compiled().drawings;
