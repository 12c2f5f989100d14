import { waitForFonts } from './support/layout.ts';
import { expect, test } from './support/test.ts';

/** When fonts were requested and text was painted, in ms of the page's clock. */
const times = () => {
  const fonts = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.endsWith('.woff2'))
    .map(({ startTime }) => startTime);
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
  return { fonts, painted };
};

test('the first page of a visit paints its text before it requests fonts', {
  tag: '@engines',
}, async ({ page }) => {
  await page.goto('/contact', { waitUntil: 'load' });
  await waitForFonts(page);
  const { fonts, painted } = await page.evaluate(times);
  expect(fonts).toHaveLength(3);
  expect(Math.min(...fonts)).toBeGreaterThan(painted ?? Number.POSITIVE_INFINITY);
});

test('the next page has its fonts from the start', async ({ page }) => {
  await page.goto('/contact');
  await waitForFonts(page);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Privacy Policy', exact: true })
    .click();
  await page.waitForURL('**/privacy-policy');
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
  const { fonts, painted } = await page.evaluate(times);
  expect(fonts).toHaveLength(3);
  expect(Math.max(...fonts)).toBeLessThan(painted ?? 0);
});

test('fonts come where the effects cannot be had', async ({ page }) => {
  await page.route('**/effects-*', (route) => route.abort());
  await page.goto('/contact', { waitUntil: 'load' });
  await waitForFonts(page);
  expect(await page.locator('html').getAttribute('data-awake')).toBe(null);
});

test('fonts that come late move nothing that is seen, at any width', async ({ page }) => {
  await page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(() => document.documentElement.dataset.awake !== undefined);
    await route.continue();
  });
  for (const [path, width] of [
    ['/', 320],
    ['/', 1088],
    ['/', 2176],
    ['/contact', 1056],
    ['/industries/real-estate', 864],
    ['/portfolio/healthcare-appointments', 440],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    // As the first of a visit: without a page before it.
    await page.goto(path);
    await waitForFonts(page);
    expect.soft(await page.evaluate(shifts), `${path}, ${width} px`).toBeLessThan(0.001);
  }
});

/** How far what is seen has moved since the first frame, as CLS measures it. */
function shifts(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const shares = list
        .getEntries()
        .map((entry) => (entry as PerformanceEntry & { value: number }).value);
      resolve(shares.reduce((all, one) => all + one, 0));
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(resolve, 1_000, 0);
  });
}
