import type { Page } from '@playwright/test';

/** What a cold load puts on the wire, headers included, in bytes by type, and what it is made of. */
export type Weight = {
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

/** Loads a page for the first time and weighs it, until its scripts and fonts are there. */
export async function weigh(page: Page, url: string): Promise<Weight> {
  const finished: Promise<[string, string, number]>[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().startsWith('data:')) return;
    const sizes = request.sizes().then(({ responseBodySize, responseHeadersSize }) => {
      return responseBodySize + responseHeadersSize;
    });
    finished.push(sizes.then((size) => [request.resourceType(), request.url(), size]));
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');

  const weight: Weight = {
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
    const kind = type in weight ? (type as 'document' | 'script' | 'stylesheet' | 'font') : 'other';
    weight[kind] += size;
    weight.total += size;
    weight.requests += 1;
    if (new URL(address).origin !== new URL(url).origin) weight.foreign.push(address);
  }
  return weight;
}
