import type { Page } from '@playwright/test';
import { everyPage, notFoundPages } from '#testing/pages.ts';
import {
  brokenWords,
  cutOffText,
  setFontSize,
  sidewaysOverflow,
  waitForFonts,
} from './support/layout.ts';
import { expect, test } from './support/test.ts';
import { watchPage } from './support/watch-page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 320, height: 640 } });

const groups = Map.groupBy(everyPage(), (path) => path.split('/')[1] ?? '');

for (const [name, paths] of groups) {
  test(`every page below /${name} is intact`, async ({ page, site }) => {
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

  await test.step('nothing is animated with reduced motion', async () => {
    const moving = await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    );
    expect(moving).toBe(0);
  });

  await test.step('at 320 px nothing is cut off', async () => {
    expect(await sidewaysOverflow(page)).toEqual([]);
    expect(await cutOffText(page)).toEqual([]);
  });

  await test.step('with the browser’s letters of twice the size, nothing is cut off, nor a word of a heading', async () => {
    await setFontSize(page, 32);
    expect(await brokenWords(page)).toEqual([]);
    expect(await sidewaysOverflow(page)).toEqual([]);
    expect(await cutOffText(page)).toEqual([]);
    await setFontSize(page, 16);
  });
}
