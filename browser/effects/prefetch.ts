import { filesOf } from '#browser/load-part.ts';

/** Fetches the parts that elements name in `data-parts` once the page has loaded, except with Save-Data. */
export function prefetchParts() {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  if (document.readyState === 'complete') prefetch();
  else addEventListener('load', prefetch);
}

function prefetch() {
  const parts = [...document.querySelectorAll<HTMLElement>('[data-parts]')].flatMap(
    ({ dataset }) => dataset.parts?.split(' ') ?? [],
  );
  for (const href of new Set(parts.flatMap(filesOf))) {
    const link = Object.assign(document.createElement('link'), { rel: 'prefetch', href });
    // Safari has no prefetch, but a fetch fills its cache.
    if (link.relList.supports('prefetch')) document.head.append(link);
    else fetch(href, { priority: 'low' }).catch(() => undefined);
  }
}
