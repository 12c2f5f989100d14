import { everyPage, missingPages } from './support/pages';
import { expect, test } from './support/test';

test('Back finds every page as it was left: the browser kept it whole', async ({ page }) => {
  test.setTimeout(180_000);
  for (const path of everyPage().filter((name) => !missingPages.includes(name))) {
    await page.goto(path);
    await page.evaluate(() => document.documentElement.setAttribute('data-left', ''));
    await page.goto(path === '/thank-you' ? '/about' : '/thank-you');
    await page.evaluate(() => history.back());
    await expect(page.locator('html'), path).toHaveAttribute('data-left', '');
  }
});
