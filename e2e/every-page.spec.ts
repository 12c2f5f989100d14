import type { Page } from '@playwright/test';
import { content } from '#lib/content/content.ts';
import { notFoundPages, pageKinds } from '#testing/pages.ts';
import { storedIn } from '#testing/stored.ts';
import { expectAccessible } from './support/axe.ts';
import { lostEdges } from './support/colors.ts';
import { subscribeReader } from './support/desk.ts';
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

/** What is there only once it is opened or refused, by what is pressed for it. */
const opened: [path: string, width: number, presses: string[], seen: string][] = [
  [`/#article-${content().articles[0]?.slug}`, 1440, [], 'dialog .prose > *'],
  ['/portfolio', 1440, ['#project-filters [aria-haspopup=menu]'], '[role=menuitemradio]'],
  ['/portfolio?q=no+such', 1440, [], 'text=No projects found'],
  ['/thank-you', 1440, ['.site-bar summary'], '#services-list a'],
  ['/', 390, ['.site-bar button', '.site-bar summary'], '#services-list a'],
  ['/contact', 390, ['main form [type=submit]'], '.toast'],
];

test('what opens on a page is accessible, and where a mail’s link leads', async ({
  page,
  site,
}) => {
  await subscribeReader(site.url, 'reader@example.com');
  const [reader] = storedIn(site.dataDir, 'SELECT token FROM subscribers');
  const unsubscribe = `/api/newsletter/unsubscribe?token=${reader?.token}`;
  for (const [path, width, presses, seen] of [
    ...opened,
    [unsubscribe, 390, [], 'button'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(path);
    for (const pressed of presses) await page.locator(pressed).first().click();
    await page.locator(seen).first().waitFor();
    await expectAccessible(page);
  }
});

async function expectIntact(page: Page, path: string) {
  const response = await page.goto(path);
  expect(response?.status()).toBe(notFoundPages.includes(path) ? 404 : 200);
  await waitForFonts(page);
  const moving = () =>
    document.getAnimations().filter(({ playState }) => playState === 'running').length;
  expect(await page.evaluate(moving), 'with reduced motion').toBe(0);

  for (const letters of [32, 16]) {
    await setFontSize(page, letters);
    expect(await layoutFaults(page), `at 320 px, letters of ${letters} px`).toEqual([]);
  }
  const stops = await walkFocus(page);
  expect(stops.length).toBeGreaterThan(15);
  expect(stops.filter(({ faults }) => faults.length > 0)).toEqual([]);

  await page.emulateMedia({ media: 'print' });
  // What would cover the text on every sheet, and what nobody can press there.
  const wrongOnPaper = await page.locator('body *').evaluateAll((all) =>
    all.flatMap((one) => {
      const isWrong =
        getComputedStyle(one).position === 'fixed' ||
        one.matches('button, input, select, textarea');
      return isWrong && one.checkVisibility() ? one.outerHTML.slice(0, 120) : [];
    }),
  );
  expect(wrongOnPaper).toEqual([]);
  await page.emulateMedia({ media: null });
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectAccessible(page);
  expect(await lostEdges(page), 'in forced colors').toEqual([]);
  await page.setViewportSize(phone);
}
