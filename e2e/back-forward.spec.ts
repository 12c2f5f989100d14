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

test('no promise of a skipped view transition stays uncaught', async ({ page }) => {
  await page.goto('/about');
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.evaluate(async () => {
    for (const type of ['pageswap', 'pagereveal']) {
      const viewTransition = document.startViewTransition(() => Promise.reject(new Error(type)));
      dispatchEvent(Object.assign(new Event(type), { viewTransition }));
      viewTransition.skipTransition();
    }
    await document.startViewTransition().finished;
    Promise.reject(new Error('last'));
  });
  await expect.poll(() => errors).toContain('last');
  expect(errors).toEqual(['last']);
});
