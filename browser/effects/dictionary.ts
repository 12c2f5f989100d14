import { atFirst, signs } from '#browser/at-first.ts';

/**
 * Fetches what further pages are compressed with, where the browser can use it (RFC 9842): at the first sign of
 * a hand, as whoever leaves after one page does not need it.
 */
export function fetchDictionary() {
  const { dictionary } = document.body.dataset;
  const link = document.createElement('link');
  if (!dictionary || !link.relList.supports('compression-dictionary')) return;
  atFirst(signs, () => {
    document.head.append(Object.assign(link, { rel: 'compression-dictionary', href: dictionary }));
  });
}
