import type { Page } from '@playwright/test';

/**
 * @returns bytes of a cold load by type, headers included (what is prefetched counts as `prefetch` alone),
 * and the URLs requested from other origins
 */
export async function weigh(page: Page, url: string) {
  const finished: Promise<[string, string, number]>[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().startsWith('data:')) return;
    const sizes = request.sizes().then(({ responseBodySize, responseHeadersSize }) => {
      return responseBodySize + responseHeadersSize;
    });
    const isAhead = request.allHeaders().then((headers) => headers['sec-purpose'] === 'prefetch');
    finished.push(
      Promise.all([isAhead, sizes]).then(([ahead, size]) => [
        ahead ? 'prefetch' : request.resourceType(),
        request.url(),
        size,
      ]),
    );
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForFunction(hasPrefetched);
  const elements = await page.locator('*').count();

  const bytes = { prefetch: 0, document: 0, script: 0, stylesheet: 0, font: 0, other: 0 };
  const all = await Promise.all(finished);
  const ahead = new Set(all.flatMap(([type, address]) => (type === 'prefetch' ? address : [])));
  // What was prefetched is run from the cache.
  const loads = all.filter(([type, address]) => type === 'prefetch' || !ahead.has(address));
  for (const [type, , size] of loads) {
    bytes[type in bytes ? (type as keyof typeof bytes) : 'other'] += size;
  }
  const loaded = loads.filter(([type]) => type !== 'prefetch');
  const { origin } = new URL(url);
  return {
    ...bytes,
    total: loaded.reduce((sum, [, , size]) => sum + size, 0),
    // A beacon loads nothing.
    requests: loaded.filter(([type]) => type !== 'ping').length,
    elements,
    foreign: loads.map(([, address]) => address).filter((one) => new URL(one).origin !== origin),
  };
}

/** Whether the page has what it prefetches, once its effects have started. */
function hasPrefetched(): boolean {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')];
  return (
    links.length > 0 && links.every(({ href }) => performance.getEntriesByName(href).length > 0)
  );
}
