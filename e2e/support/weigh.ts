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

/** A page has loaded when it has asked for nothing for so long, in ms. */
const quiet = 1_000;

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
  let last = Date.now();
  const note = () => {
    last = Date.now();
  };
  page.on('request', note).on('requestfinished', note);
  await page.goto(url);
  // Scripts and fonts come after the first frame, whenever that is.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.js')),
  );
  while (Date.now() - last < quiet) await page.waitForTimeout(quiet / 10);

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
