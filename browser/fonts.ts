import { painted } from './painted';

/** Put in by app/assets/assets.ts. */
declare const FONT_FACES: { family: string; url: string; weight: string; stretch: string }[];

/**
 * Puts the fonts in. The first frame of a visit stands in the fallback fonts, so that words do not
 * wait for them, and both come at once when both are there. Who comes from another page of the site,
 * or back, has them in the cache: there they are used from the start. As rules of a style sheet they
 * would be asked for by the first layout; a class that switches them has every style computed anew.
 */
export function putFontsIn(): void {
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
