import type { Page } from '@playwright/test';
import { content } from '#lib/content/content.ts';
import { isDepartment } from '#lib/content/lookup.ts';
import { routes } from '#lib/content/routes.ts';
import { budgetedPages } from '#testing/budgeted-pages.ts';
import { sample } from '#testing/samples.ts';
import { openCutLine } from './support/cut-line.ts';
import { expect, test } from './support/test.ts';
import { layoutShifts } from './support/watch-effects.ts';

const department = routes.service(sample(content().services, isDepartment).slug);
const pages = [
  ...budgetedPages.map(([path]) => path),
  department,
  routes.privacyPolicy,
  '/no-such-page',
];

/** In a drawing, where there is one, right after what says how large it is; else after the screens before it. */
const words =
  /<h1.+?(<path [^>]+ id="heroa"[^>]*>|<div [^>]+ id="heroa"[^>]*>|<g id="heroa"><\/g>|<span [^>]*id="heroa"[^>]*>|<svg [^>]+z-\[-10\])/s;

test('where the line stalls after the hero’s words, these and the bar are painted, and what follows shifts nothing', async ({
  page,
  site,
}) => {
  // Shifts by late fonts depend on the machine.
  await page.route('**/*.woff2', (route) => route.abort());
  await page.addInitScript(keepWaiting);
  for (const path of pages) {
    await using line = await openCutLine(site.url, words);
    await test.step(path, async () => {
      await openPainted(page, line.url + path);
      await expect(page.locator('.site-bar')).toBeInViewport();
      await expect(page.locator('h1')).toBeInViewport();
      line.resume();
      await expect(page.locator('footer')).toBeAttached();
      expect(await layoutShifts(page)).toEqual([]);
    });
  }
});

test('where it stalls before them, the bar is painted', async ({ page, site }) => {
  await using line = await openCutLine(site.url, /<main[^>]*>/);
  await openPainted(page, line.url);
  await expect(page.locator('.site-bar')).toBeInViewport();
});

async function openPainted(page: Page, url: string) {
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
}

/** The loader's patience has no end. */
function keepWaiting() {
  Object.defineProperty(HTMLLinkElement.prototype, 'remove', { value: () => undefined });
}
