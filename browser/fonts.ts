import { painted } from './painted';

/** Defined by app/assets/assets.ts. */
declare const FONT_FACES: { family: string; url: string; weight: string; stretch: string }[];

/**
 * Loads the fonts. On the first page of a visit, text is painted in the fallback fonts and both fonts
 * are swapped in together; on later pages they are in the cache and used from the start. `@font-face`
 * rules would be fetched by the first layout; switching a class would recompute every style.
 */
export function loadFonts(): void {
  const faces = FONT_FACES.map(
    ({ family, url, ...descriptors }) => new FontFace(family, `url(${url})`, descriptors),
  );
  const add = () => faces.map((face) => document.fonts.add(face));
  const load = () => Promise.allSettled(faces.map((face) => face.load()));
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isFirst =
    visit?.type === 'navigate' && !document.referrer.startsWith(`${location.origin}/`);
  if (isFirst) {
    painted.then(load).then(add);
  } else {
    add();
    load();
  }
}
