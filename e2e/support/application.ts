import type { Page } from '@playwright/test';

const scripts = /\/_next\/static\/.*\.js$|\/assets\/page-.*\.js$/;

/** Notes when React answers, from the first script of the page on; to be called before the page is opened. */
export async function watchHydration(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('hydrated', () => Object.assign(window, { hydratedAt: performance.now() }));
  });
}

/** Whether React answers by now; see {@link watchHydration}. */
export const isHydrated = (page: Page) => page.evaluate(() => 'hydratedAt' in window);

/** Moves the pointer, as every visitor with a mouse does, and waits until React answers. */
export async function wake(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.waitForFunction(() => 'hydratedAt' in window);
}

/** Holds the scripts of the application back. @returns a function that lets them through */
export async function holdApplication(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Cuts the scripts of the application off, as a connection that fails does. */
export async function cutApplicationOff(page: Page): Promise<void> {
  await page.route(scripts, (route) => route.abort());
}
