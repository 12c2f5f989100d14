import { awake } from '#e2e/support/application.ts';
import { waitForFonts } from '#e2e/support/layout.ts';
import { expect, test } from '#e2e/support/test.ts';
import { watchPage } from '#e2e/support/watch-page.ts';
import { notFoundPages, pageKinds } from '#testing/pages.ts';

test('a page of each kind answers, wakes and loads its fonts without a problem', {
  tag: '@engines',
}, async ({ page, site }) => {
  const problems = await watchPage(page, site.url);
  for (const path of pageKinds) {
    const response = await page.goto(path, { waitUntil: 'load' });
    expect.soft(response?.status(), path).toBe(notFoundPages.includes(path) ? 404 : 200);
    await awake(page);
    await waitForFonts(page);
    expect.soft(await problems(), path).toEqual([]);
  }
});
