import { fontsReady } from './support/layout';
import { expect, test } from './support/test';

/** The times in ms at which fonts and the first words came, on the page's own clock. */
const times = () => {
  const started = (end: string) =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith(end))
      .map(({ startTime }) => startTime);
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
  return { fonts: started('.woff2'), painted };
};

test('the first page of a visit paints its words before it asks for fonts', {
  tag: '@engines',
}, async ({ page }) => {
  await page.goto('/contact', { waitUntil: 'load' });
  await fontsReady(page);
  const { fonts, painted } = await page.evaluate(times);
  expect(fonts).toHaveLength(2);
  expect(Math.min(...fonts)).toBeGreaterThan(painted ?? Number.POSITIVE_INFINITY);
});

test('the next page stands in its fonts from the start', async ({ page }) => {
  await page.goto('/contact');
  await fontsReady(page);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Privacy Policy', exact: true })
    .click();
  await page.waitForURL('**/privacy-policy');
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
  const { fonts, painted } = await page.evaluate(times);
  expect(fonts).toHaveLength(2);
  expect(Math.max(...fonts)).toBeLessThan(painted ?? 0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page has its fonts all the same', async ({ page }) => {
    const fonts: string[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'font') fonts.push(request.url());
    });
    await page.goto('/contact');
    await expect.poll(() => fonts.length).toBe(2);
  });
});
