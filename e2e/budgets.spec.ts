import { brotliDecompressSync, constants } from 'node:zlib';
import type { Page } from '@playwright/test';
import { content } from '#lib/content/content.ts';
import { routes } from '#lib/content/routes.ts';
import { budgetedPages } from '#testing/budgeted-pages.ts';
import { rawRequest } from '#testing/raw-request.ts';
import { servicePath } from '#testing/samples.ts';
import { expect, test } from './support/test.ts';

// As in docs/performance.md.
test.use({
  contextOptions: { reducedMotion: 'no-preference' },
  viewport: { width: 412, height: 823 },
});

/** The home page's budget is for three articles; each further one, a title in a list, may add this much. */
const perArticle: Record<string, number> = { document: 0.25, total: 0.25, elements: 15 };

for (const [path, budget] of budgetedPages) {
  // The headless shell loads pictures that are far below.
  const tag = [routes.home, routes.portfolio, servicePath].includes(path) ? '@whole-browser' : [];
  test(`${path} keeps to its budget`, { tag }, async ({ page, site }) => {
    const weight = await weigh(page, site.url + path);
    const more = path === '/' ? Math.max(0, content().articles.length - 3) : 0;
    for (const [name, most] of Object.entries(budget))
      expect
        .soft(weight[name], `${name} of ${path}`)
        .toBeLessThanOrEqual(most + more * (perArticle[name] ?? 0));
    expect(weight.foreign).toBe(0);
    expect(weight.script).toBeGreaterThan(2);
    expect(weight.font).toBeGreaterThan(30);
  });
}

test('home and portfolio have their styles, the bar and the hero in the first 13 KB', async ({
  site,
}) => {
  for (const path of [routes.home, routes.portfolio]) {
    const headers = { 'accept-encoding': 'br' };
    const { body } = await rawRequest(new URL(site.url).port, path, { headers });
    const flush = { finishFlush: constants.BROTLI_OPERATION_FLUSH };
    const start = brotliDecompressSync(body.subarray(0, 13 * 1024), flush).toString();
    expect(start).toMatch(/<\/style>.*<\/header>.*<h1.*<\/section>/s);
  }
});

/** Of a cold load, KiB by type, headers included, in numbers what is not; without what is fetched ahead. */
async function weigh(page: Page, url: string): Promise<Record<string, number>> {
  const loads: Promise<[type: string, address: string, bytes: number]>[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().startsWith('data:')) return;
    const sizes = Promise.all([request.sizes(), request.allHeaders()]);
    loads.push(
      sizes.then(([{ responseBodySize, responseHeadersSize }, headers]) => [
        headers['sec-purpose'] ? 'prefetch' : request.resourceType(),
        request.url(),
        responseBodySize + responseHeadersSize,
      ]),
    );
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const elements = await page.locator('*').count();
  const all = await Promise.all(loads);
  const ahead = new Set(all.filter(([type]) => type === 'prefetch').map(([, address]) => address));
  // What was prefetched is run from the cache.
  const loaded = all.filter(([, address]) => !ahead.has(address));
  const bytes = (of: string) =>
    Math.round(
      loaded.reduce((sum, [type, , size]) => sum + (type === of || !of ? size : 0), 0) / 102.4,
    ) / 10;
  const types = ['document', 'script', 'stylesheet', 'font'].map((type) => [type, bytes(type)]);
  return {
    ...Object.fromEntries(types),
    total: bytes(''),
    // A beacon loads nothing.
    requests: loaded.filter(([type]) => type !== 'ping').length,
    elements,
    foreign: loaded.filter(([, address]) => !address.startsWith(new URL(url).origin)).length,
  };
}
