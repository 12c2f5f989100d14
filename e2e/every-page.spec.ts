import type { Page } from '@playwright/test';
import { notFoundPages, pageKinds } from '#testing/pages.ts';
import { expectAccessible } from './support/axe.ts';
import { lostEdges } from './support/colors.ts';
import { walkFocus } from './support/focus.ts';
import { layoutFaults, setFontSize, waitForFonts } from './support/layout.ts';
import { expect, test } from './support/test.ts';
import { watchPage } from './support/watch-page.ts';

const phone = { width: 320, height: 800 };

test.use({ viewport: phone });

const groups = Map.groupBy(pageKinds, (path) => /^\/(\w+)\//.exec(path)?.[1] ?? '');

for (const [name, paths] of groups) {
  test(`one page of each kind below /${name} is intact, in every way`, async ({ page, site }) => {
    // One tab for all: opening one takes most of the time.
    const problems = watchPage(page, site.url);
    for (const path of paths) {
      await test.step(path, () => expectIntact(page, path));
      expect.soft(problems(), path).toEqual([]);
    }
  });
}

async function expectIntact(page: Page, path: string) {
  const response = await page.goto(path);
  expect(response?.status()).toBe(notFoundPages.includes(path) ? 404 : 200);
  await waitForFonts(page);
  const moving = () =>
    document.getAnimations().filter(({ playState }) => playState === 'running').length;
  expect(await page.evaluate(moving), 'with reduced motion').toBe(0);

  for (const letters of [32, 16]) {
    await test.step(`at 320 px, with letters of ${letters} px, nothing is cut off, nor a word of a heading`, async () => {
      await setFontSize(page, letters);
      expect(await layoutFaults(page)).toEqual([]);
    });
  }
  await test.step('the focus is visible at 320 px', async () => {
    const stops = await walkFocus(page);
    expect(stops.length).toBeGreaterThan(15);
    expect(stops.filter(({ faults }) => faults.length > 0)).toEqual([]);
  });
  await test.step('on paper', async () => {
    await page.emulateMedia({ media: 'print' });
    expect(await fixedElements(page)).toEqual([]);
    const useless = page.locator('button, input, select, textarea').filter({ visible: true });
    await expect(useless).toHaveCount(0);
    await page.emulateMedia({ media: null });
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await test.step('axe finds nothing at 1440 px', () => expectAccessible(page));
  await test.step('in forced colors', async () => {
    expect(await lostEdges(page)).toEqual([]);
    await page.emulateMedia({ forcedColors: 'none' });
  });
  await page.setViewportSize(phone);
}

/** Which would cover the text on every sheet. */
const fixedElements = (page: Page) =>
  page
    .locator('body *')
    .evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility() && getComputedStyle(one).position === 'fixed')
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    );

test('printed, home takes five sheets', async ({ page }) => {
  await page.goto('/');
  const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };
  const paper = await page.pdf({ format: 'A4', margin });
  const sheets = paper.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
  expect(sheets.length).toBeLessThanOrEqual(5);
});
