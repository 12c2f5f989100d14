import { compiled } from '#lib/content/compiled.ts';

/** A drawing that the page colors: the data of its paths, by their ids; none where there is no such drawing. */
export const shapesOf = (name: `${'networks' | 'ornaments'}/${string}`) =>
  compiled().shapes[name] ?? {};
