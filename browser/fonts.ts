import { isFirstOfVisit } from './first-of-visit.ts';
import { painted } from './painted.ts';

/** Defined by tools/compile/bundle.ts. */
declare const FONT_FACES: { family: string; url: string; weight: string; stretch: string }[];

/**
 * Loads the fonts without `@font-face`, which the first layout would fetch. On the first page of a visit,
 * all are swapped in together after the first paint; on later pages they come from the cache at once.
 * A class that is switched instead would have every style computed anew.
 */
export function loadFonts(): void {
  const faces = FONT_FACES.map(
    ({ family, url, ...descriptors }) => new FontFace(family, `url(${url})`, descriptors),
  );
  const add = () => faces.map((face) => document.fonts.add(face));
  const load = () => Promise.allSettled(faces.map((face) => face.load()));
  if (isFirstOfVisit()) {
    painted.then(load).then(() => keepHeights(add));
  } else {
    add();
    load();
  }
}

/** What would get a line more or less by it, and so move what one sees, is set tighter or wider. */
function keepHeights(swap: () => void) {
  const seen = new Map<HTMLElement, number>();
  for (const block of document.querySelectorAll<HTMLElement>('main :is(h1,h2,p,ol,fieldset)')) {
    const { height, top } = block.getBoundingClientRect();
    if (top < innerHeight) seen.set(block, height);
  }
  swap();
  for (const [block, height] of seen) {
    // 0, 0.01, -0.01, 0.02…: headlines are a little tighter.
    for (let em = 0; em < 0.06 && block.getBoundingClientRect().height !== height; ) {
      block.style.letterSpacing = `${em}em`;
      em = em > 0 ? -em : 0.01 - em;
    }
  }
}
