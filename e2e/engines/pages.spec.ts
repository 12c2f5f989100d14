import { awake } from '#e2e/support/application.ts';
import { waitForFonts } from '#e2e/support/layout.ts';
import { expect, test } from '#e2e/support/test.ts';
import { watchPage } from '#e2e/support/watch-page.ts';
import { budgetedPages } from '#testing/budgeted-pages.ts';

test('a page of each kind loads without a problem @engines', async ({ page, site }) => {
  const problems = watchPage(page, site.url);
  for (const path of [...budgetedPages.map(([one]) => one), '/no-such-page']) {
    const response = await page.goto(path, { waitUntil: 'load' });
    expect.soft(response?.status(), path).toBe(path === '/no-such-page' ? 404 : 200);
    await awake(page);
    await waitForFonts(page);
    expect.soft(problems(), path).toEqual([]);
  }
});
