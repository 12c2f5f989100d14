import type * as Effects from './effects.ts';
import { isFirstOfVisit } from './first-of-visit.ts';
import { painted } from './painted.ts';

/** Defined by tools/compile/bundle.ts. */
declare const FONT_FACES: ConstructorParameters<typeof FontFace>[];

/**
 * Loads the fonts without `@font-face`, which the first layout would fetch. On the first page of a visit,
 * all are swapped in together after the first paint; on later pages they come from the cache at once.
 * A class that is switched instead would have every style computed anew.
 *
 * @param effects gives undefined where they cannot be had
 */
export function loadFonts(effects: Promise<typeof Effects | undefined>): void {
  const faces = FONT_FACES.map((face) => new FontFace(...face));
  const add = () => faces.map((face) => document.fonts.add(face));
  const load = () => Promise.allSettled(faces.map((face) => face.load()));
  if (isFirstOfVisit()) {
    painted
      .then(load)
      .then(() => effects)
      // In a task of its own: with that in which the effects begin it would be a long one.
      .then((module) => setTimeout(() => (module ? module.keepHeights(add) : add())));
  } else {
    add();
    load();
  }
}
