import type { Page } from '@playwright/test';

/** Bytes of a cold load by type, headers included; what is prefetched counts as `prefetch` alone. */
export type Weight = {
  prefetch: number;
  document: number;
  script: number;
  stylesheet: number;
  font: number;
  other: number;
  total: number;
  requests: number;
  elements: number;
  /** URLs requested from other origins. */
  foreign: string[];
};

type ByType = Omit<Weight, 'total' | 'requests' | 'elements' | 'foreign'>;

/** A page has loaded after this time without a request, in ms. */
const quiet = 1_000;

export async function weigh(page: Page, url: string): Promise<Weight> {
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
  let last = Date.now();
  const note = () => {
    last = Date.now();
  };
  page.on('request', note).on('requestfinished', note);
  await page.goto(url, { waitUntil: 'load' });
  while (Date.now() - last < quiet) await page.waitForTimeout(quiet / 10);

  const weight: Weight = {
    prefetch: 0,
    document: 0,
    script: 0,
    stylesheet: 0,
    font: 0,
    other: 0,
    total: 0,
    requests: 0,
    elements: await page.locator('*').count(),
    foreign: [],
  };
  for (const [type, address, size] of await Promise.all(finished)) {
    weight[type in weight ? (type as keyof ByType) : 'other'] += size;
    if (type !== 'prefetch') {
      weight.total += size;
      weight.requests += 1;
    }
    if (new URL(address).origin !== new URL(url).origin) weight.foreign.push(address);
  }
  return weight;
}
