import type { Page } from '@playwright/test';
import { pageKinds } from '#testing/pages.ts';
import { expectAccessible } from './support/axe.ts';
import { lostEdges, paleOnPaper } from './support/colors.ts';
import { walkFocus } from './support/focus.ts';
import { cutOffText, setFontSize, sidewaysOverflow, waitForFonts } from './support/layout.ts';
import { expect, test } from './support/test.ts';

for (const path of pageKinds) {
  test(`${path} is accessible, on phones, by keyboard, in forced colors and on paper`, async ({
    page,
  }) => {
    await page.goto(path);
    await waitForFonts(page);

    await test.step('axe finds nothing at 1440 px', () => expectAccessible(page));
    await test.step('in forced colors', async () => {
      expect(await lostEdges(page)).toEqual([]);
      await page.emulateMedia({ forcedColors: 'none' });
    });
    await test.step('a browser font size of 32 px gets the phone layout', async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await setFontSize(page, 32);
      await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible();
      expect(await sidewaysOverflow(page)).toEqual([]);
      expect(await cutOffText(page)).toEqual([]);
      await setFontSize(page, 16);
    });
    await page.setViewportSize({ width: 320, height: 800 });
    await test.step('the focus is visible at 320 px', async () => {
      const stops = await walkFocus(page);
      expect(stops.length).toBeGreaterThan(15);
      expect(stops.filter(({ faults }) => faults.length > 0)).toEqual([]);
    });
    await test.step('on paper', async () => {
      await page.emulateMedia({ media: 'print' });
      expect(await paleOnPaper(page)).toEqual([]);
      expect(await fixedElements(page)).toEqual([]);
      const useless = page.locator('button, input, select, textarea').filter({ visible: true });
      await expect(useless).toHaveCount(0);
    });
  });
}

/** Fixed elements would cover the text on every sheet. */
function fixedElements(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter(
        (element) => element.checkVisibility() && getComputedStyle(element).position === 'fixed',
      )
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}
