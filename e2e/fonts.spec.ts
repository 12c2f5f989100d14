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
