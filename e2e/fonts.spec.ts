import { waitForFonts } from './support/layout.ts';
import { expect, test } from './support/test.ts';

/** When fonts were requested, text was painted and the document was parsed, in ms of the page's clock. */
const times = () => {
  const fonts = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.endsWith('.woff2'))
    .map(({ startTime }) => startTime);
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return { fonts, painted, parsed: page?.domContentLoadedEventEnd ?? 0 };
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

test('a page that begins at an anchor has its fonts without a report of its paint', {
  tag: '@engines',
}, async ({ page }) => {
  await page.goto('/#contact', { waitUntil: 'load' });
  await waitForFonts(page);
  const { fonts, parsed } = await page.evaluate(times);
  // Without the report, browser/painted.ts waits for three seconds elsewhere.
  expect(Math.max(...fonts)).toBeLessThan(parsed + 3_000);
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
