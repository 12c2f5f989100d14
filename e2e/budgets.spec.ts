import type { Page, Request } from '@playwright/test';
import { content } from '#lib/content/content.ts';
import { routes } from '#lib/content/routes.ts';
import { budgetedPages } from '#testing/budgeted-pages.ts';
import { servicePath } from '#testing/samples.ts';
import { expect, test } from './support/test.ts';

// As in docs/performance.md.
test.use({
  contextOptions: { reducedMotion: 'no-preference' },
  viewport: { width: 412, height: 823 },
});

/** What each article more than three, a title in a list, may add to home. */
const perArticle: Record<string, number> = { document: 0.25, total: 0.25, elements: 15 };

for (const [path, budget] of budgetedPages) {
  const more = path === '/' ? Math.max(0, content().articles.length - 3) : 0;
  // The headless shell loads pictures that are far below.
  const tag = [routes.home, routes.portfolio, servicePath].includes(path) ? '@whole-browser' : [];
  test(`${path} keeps to its budget`, { tag }, async ({ page, site }) => {
    const weight = await weigh(page, site.url + path);
    for (const [name, most] of Object.entries(budget))
      expect
        .soft(weight[name], `${name} of ${path}`)
        .toBeLessThanOrEqual(most + more * (perArticle[name] ?? 0));
    expect(weight.script).toBeGreaterThan(2);
    expect(weight.font).toBeGreaterThan(30);
  });
}

/** Of a cold load, KiB by type, headers included, in numbers what is not; without what is fetched ahead. */
async function weigh(page: Page, url: string): Promise<Record<string, number>> {
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  await page.goto(url);
  // Effects and fonts come after the first paint, however late that is.
  await page.locator('html[data-awake]').waitFor();
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family === 'text' && status === 'loaded'),
  );
  await page.waitForLoadState('networkidle');
  const all = await Promise.all(
    finished.map(async (request) => {
      const { responseBodySize, responseHeadersSize } = await request.sizes();
      const isAhead = !!(await request.headerValue('sec-purpose'));
      const bytes = responseBodySize + responseHeadersSize;
      return { type: request.resourceType(), address: request.url(), isAhead, bytes };
    }),
  );
  const ahead = new Set(all.filter(({ isAhead }) => isAhead).map(({ address }) => address));
  // What was prefetched is run from the cache; the headless shell asks for no icon.
  const loaded = all.filter(
    ({ address }) => /^http.*(?<!\/icon\.svg)$/.test(address) && !ahead.has(address),
  );
  const weightOf = (of: typeof loaded) =>
    Math.round(of.reduce((sum, { bytes }) => sum + bytes, 0) / 102.4) / 10;
  const types = ['document', 'script', 'stylesheet', 'font'].map((type) => [
    type,
    weightOf(loaded.filter((one) => one.type === type)),
  ]);
  return {
    ...Object.fromEntries(types),
    total: weightOf(loaded),
    // A beacon loads nothing.
    requests: loaded.filter(({ type }) => type !== 'ping').length,
    elements: await page.locator('*').count(),
  };
}
