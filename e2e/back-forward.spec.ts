import { budgetedPages } from '#testing/budgeted-pages.ts';
import { expect, test } from './support/test.ts';

test('Back restores a page of each kind from the back/forward cache', {
  tag: '@whole-browser',
}, async ({ page }) => {
  for (const [path] of budgetedPages) {
    await page.goto(path);
    await page.evaluate(() => document.documentElement.setAttribute('data-left', ''));
    await page.goto(path === '/thank-you' ? '/about' : '/thank-you');
    await page.evaluate(() => history.back());
    await expect(page.locator('html'), path).toHaveAttribute('data-left', '');
  }
});
