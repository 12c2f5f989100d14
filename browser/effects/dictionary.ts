const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/**
 * Fetches what further pages are compressed with, where the browser can use it (RFC 9842): at the first sign of
 * a hand, as whoever leaves after one page does not need it.
 */
export function fetchDictionary() {
  const { dictionary } = document.body.dataset;
  const link = document.createElement('link');
  if (!dictionary || !link.relList.supports('compression-dictionary')) return;
  const fetched = new AbortController();
  const fetch = () => {
    fetched.abort();
    document.head.append(Object.assign(link, { rel: 'compression-dictionary', href: dictionary }));
  };
  for (const sign of signs)
    addEventListener(sign, fetch, { passive: true, signal: fetched.signal });
}
