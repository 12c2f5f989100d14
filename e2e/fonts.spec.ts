import type { Page } from '@playwright/test';
import { setFontSize, waitForFonts } from './support/layout.ts';
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

test('the first page of a visit paints its text before it requests fonts', async ({ page }) => {
  await page.goto('/contact', { waitUntil: 'load' });
  await waitForFonts(page);
  const { fonts, painted } = await page.evaluate(times);
  expect(fonts).toHaveLength(3);
  expect(Math.min(...fonts)).toBeGreaterThan(painted ?? Number.POSITIVE_INFINITY);
});

test('a link loads a whole page, at its top, which has its fonts from the start [2.1]', async ({
  page,
}) => {
  await page.goto('/contact');
  await waitForFonts(page);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const link = page.locator('footer').getByRole('link', { name: 'Privacy Policy', exact: true });
  await link.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await link.click();
  await page.waitForURL('/privacy-policy');
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
  const { fonts, painted } = await page.evaluate(times);
  expect(fonts).toHaveLength(3);
  expect(Math.max(...fonts)).toBeLessThan(painted ?? 0);
  expect(await page.evaluate(() => ['stayed' in window, scrollY])).toEqual([false, 0]);
});

test('fonts that come late move nothing that is seen, at any width and size of letters', async ({
  page,
}) => {
  await page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(() => document.documentElement.dataset.awake !== undefined);
    await route.continue();
  });
  const sum = (shifts: { value: number }[]) => shifts.reduce((all, { value }) => all + value, 0);
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
    expect.soft(sum(await layoutShifts(page)), `${path}, ${width} px`).toBeLessThan(0.001);
  }
});

/** What has shifted on a page up to its next frames, as CLS measures it. */
function layoutShifts(page: Page): Promise<{ value: number }[]> {
  return page.evaluate(async () => {
    const shifts: { value: number }[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(entry.toJSON());
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    // The first may be the one that shifts, the second the one that says so.
    for (const _ of [1, 2]) {
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    }
    return shifts;
  });
}
