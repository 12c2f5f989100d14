import type { Page } from '@playwright/test';
import { notFoundPages, pageKinds } from '#testing/pages.ts';
import { expectAccessible } from './support/axe.ts';
import { lostEdges, paleOnPaper } from './support/colors.ts';
import { walkFocus } from './support/focus.ts';
import {
  brokenWords,
  cutOffText,
  setFontSize,
  sidewaysOverflow,
  waitForFonts,
} from './support/layout.ts';
import { expect, test } from './support/test.ts';
import { watchPage } from './support/watch-page.ts';

/** Of the browser's own setting, in px. */
const letters = [16, 32];

const phone = { width: 320, height: 800 };

test.use({ viewport: phone });

const groups = Map.groupBy(pageKinds, (path) => /^\/(\w+)\//.exec(path)?.[1] ?? '');

for (const [name, paths] of groups) {
  test(`one page of each kind below /${name} is intact, in every way`, async ({ page, site }) => {
    // One tab for all: opening one takes most of the time.
    const problems = watchPage(page, site.url);
    for (const path of paths) {
      await test.step(path, () => expectIntact(page, path));
      await test.step(`${path}, more`, () => expectUsable(page));
      expect.soft(problems(), path).toEqual([]);
    }
  });
}

async function expectIntact(page: Page, path: string) {
  const response = await page.goto(path);
  expect(response?.status()).toBe(notFoundPages.includes(path) ? 404 : 200);

  await waitForFonts(page);

  await test.step('nothing is animated with reduced motion', async () => {
    const moving = await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    );
    expect(moving).toBe(0);
  });

  for (const size of letters) {
    await test.step(`at 320 px, with letters of ${size} px, nothing is cut off, nor a word of a heading`, async () => {
      await setFontSize(page, size);
      expect(await brokenWords(page)).toEqual([]);
      await expectUncut(page);
    });
  }
  // The next page is laid out in the size of this one: once less.
  letters.reverse();
}

/** What pages of a kind, which have the same sections, share. */
async function expectUsable(page: Page) {
  await setFontSize(page, 16);
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
    await page.emulateMedia({ media: null });
  });
  await test.step('a browser font size of 32 px gets the phone layout', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await setFontSize(page, 32);
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible();
    await expectUncut(page);
    await setFontSize(page, 16);
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await test.step('axe finds nothing at 1440 px', () => expectAccessible(page));
  await test.step('in forced colors', async () => {
    expect(await lostEdges(page)).toEqual([]);
    await page.emulateMedia({ forcedColors: 'none' });
  });
  await page.setViewportSize(phone);
}

async function expectUncut(page: Page) {
  expect(await sidewaysOverflow(page)).toEqual([]);
  expect(await cutOffText(page)).toEqual([]);
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
