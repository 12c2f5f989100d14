import type { Page } from '@playwright/test';

/** The files of browser/parts. */
export const partScripts = /\/assets\/(?!effects-)[\w-]+\.js$/;

/** Waits until the page effects have started. */
export async function awake(page: Page): Promise<void> {
  await page.waitForFunction(() => 'awake' in document.documentElement.dataset);
}

/** Delays scripts, by default those of all parts. @returns a function that lets them through */
export async function holdScripts(page: Page, which: string | RegExp = partScripts) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(which, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** A page from the back/forward cache has no load event to wait for. */
export async function goBack(page: Page): Promise<void> {
  await page.goBack({ waitUntil: 'commit' });
}
