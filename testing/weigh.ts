import type { Page } from '@playwright/test';

/**
 * What a cold load puts on the wire before a hand moves, headers included, in bytes by type, and what
 * it is made of. What is fetched ahead of need is `prefetch`, and in no other figure.
 */
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
  /** Addresses of other sites that were asked for anything. */
  foreign: string[];
};

type ByType = Omit<Weight, 'total' | 'requests' | 'elements' | 'foreign'>;

/** A page has loaded when it has asked for nothing for so long, in ms. */
const quiet = 1_000;

/** Loads a page for the first time and weighs it, until it asks for nothing more. */
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
