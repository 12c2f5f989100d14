import { budgetedPages } from '@/testing/budgeted-pages';
import { expect, test } from './support/test';

test('Back finds a page of each kind as it was left: the browser kept it whole', {
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
