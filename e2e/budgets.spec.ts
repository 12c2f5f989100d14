import { brotliDecompressSync, constants } from 'node:zlib';
import { content } from '#lib/content/content.ts';
import { routes } from '#lib/content/routes.ts';
import { budgetedPages } from '#testing/budgeted-pages.ts';
import { rawRequest } from '#testing/raw-request.ts';
import { servicePath } from '#testing/samples.ts';
import { weigh } from '#testing/weigh.ts';
import { expect, test } from './support/test.ts';

const { articles } = content();

// As in docs/performance.md.
test.use({
  contextOptions: { reducedMotion: 'no-preference' },
  viewport: { width: 412, height: 823 },
});

const measures = ['document', 'script', 'stylesheet', 'font', 'total', 'prefetch'] as const;

/** The home page's budget is for three articles; each further one, a title in a list, may add this much. */
const perArticle: Record<string, number> = {
  document: 0.25,
  total: 0.25,
  prefetch: 0.25,
  elements: 15,
};

for (const [path, budget] of budgetedPages) {
  // The headless shell loads pictures that are far below.
  const tag = [routes.home, routes.portfolio, servicePath].includes(path) ? '@whole-browser' : [];
  test(`${path} keeps to its budget`, { tag }, async ({ page, site }) => {
    const weight = await weigh(page, site.url + path);
    const kib = measures.map((name) => [name, Math.round(weight[name] / 102.4) / 10] as const);
    const measured = {
      ...Object.fromEntries(kib),
      requests: weight.requests,
      elements: weight.elements,
    };
    test.info().annotations.push({ type: 'weight', description: JSON.stringify(measured) });
    const more = path === '/' ? Math.max(0, articles.length - 3) : 0;
    for (const [name, most] of Object.entries(budget))
      expect
        .soft(measured[name as keyof typeof measured], `${name} of ${path}`)
        .toBeLessThanOrEqual(most + more * (perArticle[name] ?? 0));
    expect(weight.foreign).toEqual([]);
    expect(weight.prefetch / 1024).toBeGreaterThan(80);
    expect(weight.script / 1024).toBeGreaterThan(2);
    expect(weight.font / 1024).toBeGreaterThan(30);
  });
}

for (const path of [routes.home, routes.portfolio]) {
  test(`${path} has its styles, the bar and the hero in the first 13 KB`, async ({ site }) => {
    const headers = { 'accept-encoding': 'br' };
    const { body } = await rawRequest(new URL(site.url).port, path, { headers });
    const flush = { finishFlush: constants.BROTLI_OPERATION_FLUSH };
    const start = brotliDecompressSync(body.subarray(0, 13 * 1024), flush).toString();
    expect(start).toMatch(/<\/style>.*<\/header>.*<h1.*<\/section>/s);
  });
}
