import type { Page } from '@playwright/test';

const applicationScripts = /\/_next\/static\/.*\.js$|\/assets\/page-.*\.js$/;

/** Records hydration. Call before opening the page. */
export async function watchHydration(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('hydrated', () => Object.assign(window, { hydratedAt: performance.now() }));
  });
}

export const isHydrated = (page: Page) => page.evaluate(() => 'hydratedAt' in window);

export async function wake(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.waitForFunction(() => 'hydratedAt' in window);
}

/** Delays scripts, by default the application's. @returns a function that lets them through */
export async function holdScripts(page: Page, which: string | RegExp = applicationScripts) {
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

export async function blockApplication(page: Page): Promise<void> {
  await page.route(applicationScripts, (route) => route.abort());
}
