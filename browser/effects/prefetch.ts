import { fileOf } from '#browser/load-part.ts';

/** Fetches what the first touch may need once the page has loaded, except with Save-Data. */
export function prefetchParts() {
  if (savesData()) return;
  if (document.readyState === 'complete') prefetch();
  else addEventListener('load', prefetch);
}

export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** At the lowest priority. */
function prefetch() {
  for (const name of ['touch', 'islands'] as const) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'prefetch', href: fileOf(name) });
    // Safari has no prefetch, but a fetch fills its cache.
    if (link.relList.supports('prefetch')) document.head.append(link);
    else fetch(link.href, { priority: 'low' }).catch(() => undefined);
  }
}
