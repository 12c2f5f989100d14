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

function prefetch() {
  fetchAhead(fileOf('touch'));
  fetchAhead(fileOf('islands'));
}

/** At the lowest priority. Resolves once it is there, or cannot be had. */
export async function fetchAhead(href: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'prefetch', href });
  // Safari has no prefetch, but a fetch fills its cache.
  if (!link.relList.supports('prefetch')) {
    await fetch(href, { priority: 'low' }).catch(() => undefined);
    return;
  }
  await new Promise((resolve) => {
    link.onload = link.onerror = resolve;
    document.head.append(link);
  });
}
