import { expect, test } from './support/test.ts';

test('Back restores a page from the back/forward cache, with its form or its filters', {
  tag: '@whole-browser',
}, async ({ page }) => {
  for (const path of ['/', '/contact', '/portfolio']) {
    await page.goto(path);
    await page.evaluate(() => document.documentElement.setAttribute('data-left', ''));
    await page.goto('/thank-you');
    await page.evaluate(() => history.back());
    await expect(page.locator('html'), path).toHaveAttribute('data-left', '');
  }
});
