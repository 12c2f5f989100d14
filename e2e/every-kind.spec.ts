import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { lostControls, paleText } from './support/colors';
import { walkFocus } from './support/focus';
import { pageKinds } from './support/pages';
import { expect, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of pageKinds) {
  test(`${path} is sound on phones, by keyboard, in other colors and on paper`, async ({
    page,
  }) => {
    await page.goto(path);

    await test.step('the focus is seen at 1440 px', () => expectFocusSeen(page));
    await test.step('in forced colors at 1440 px', () => expectForced(page));
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await test.step(`axe finds nothing at ${width} px`, () => expectAccessible(page));
    }
    await test.step('the focus is seen at 320 px', () => expectFocusSeen(page));
    await test.step('in forced colors at 320 px', () => expectForced(page));
    await test.step('on paper', async () => {
      await page.emulateMedia({ media: 'print' });
      expect(await paleText(page, 'rgb(255, 255, 255)')).toEqual([]);
      expect(await overPaper(page)).toEqual([]);
    });
  });
}

async function expectFocusSeen(page: Page) {
  const stops = await walkFocus(page);
  expect(stops.length).toBeGreaterThan(15);
  expect(stops.filter(({ faults }) => faults.length > 0)).toEqual([]);
}

async function expectForced(page: Page) {
  expect(await lostControls(page)).toEqual([]);
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(await paleText(page, ground)).toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
}

/** What would stand in the same place on every sheet, over the text. */
function overPaper(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter(
        (element) => element.checkVisibility() && getComputedStyle(element).position === 'fixed',
      )
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}
