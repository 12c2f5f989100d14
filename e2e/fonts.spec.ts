import type { Page } from '@playwright/test';
import { setFontSize, waitForFonts } from './support/layout.ts';
import { expect, test } from './support/test.ts';

/** When fonts were requested and text was painted, in ms of the page's clock. */
async function times(page: Page) {
  await waitForFonts(page);
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
  return page.evaluate(() => ({
    fonts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ startTime }) => startTime),
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));
}

test('a visit paints before its fonts; the next page has them [2.1]', async ({ page }) => {
  await page.goto('/contact');
  const first = await times(page);
  expect(first.fonts).toHaveLength(3);
  expect(Math.min(...first.fonts)).toBeGreaterThan(first.painted);

  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const link = page.locator('footer').getByRole('link', { name: 'Privacy Policy', exact: true });
  await link.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await link.click();
  await page.waitForURL('/privacy-policy');
  const next = await times(page);
  expect(next.fonts).toHaveLength(3);
  expect(Math.max(...next.fonts)).toBeLessThan(next.painted);
  expect(await page.evaluate(() => ['stayed' in window, scrollY])).toEqual([false, 0]);
});

test('fonts that come late move nothing that is seen', async ({ page }) => {
  await page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(() => document.documentElement.dataset.awake !== undefined);
    await route.continue();
  });
  for (const [path, width, letters = 16] of [
    ['/', 320, 32],
    ['/', 1088],
    ['/contact', 1056],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await setFontSize(page, letters);
    // As the first of a visit: without a page before it.
    await page.goto(path);
    await waitForFonts(page);
    // Up to the next frames, as CLS measures it.
    const shift = await page.evaluate(async () => {
      const entries: PerformanceEntry[] = [];
      const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
      observer.observe({ type: 'layout-shift', buffered: true });
      // The first may be the one that shifts, the second the one that says so.
      for (const _ of [1, 2]) {
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      }
      return entries.reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0);
    });
    expect.soft(shift, `${path}, ${width} px`).toBeLessThan(0.001);
  }
});
