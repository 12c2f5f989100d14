import type { Page } from '@playwright/test';

/** Opens a page and stops its clock once the content protection has started. */
export async function openProtected(page: Page, path = '/'): Promise<void> {
  await page.clock.install({ time: 0 });
  const started = page.waitForEvent('console', (message) => message.type() === 'warning');
  await page.goto(path);
  await started;
  await page.clock.pauseAt(60_000);
}

/** Watches events on `window`, after all other listeners. @returns whether each since the last call was prevented */
export async function watchEvents(page: Page, type: string): Promise<() => Promise<boolean[]>> {
  await page.evaluate((kind) => {
    const seen: boolean[] = [];
    Object.assign(window, { [`seen-${kind}`]: seen });
    addEventListener(kind, (event) => seen.push(event.defaultPrevented));
  }, type);
  return () =>
    page.evaluate((kind) => {
      const { [`seen-${kind}`]: seen = [] } = window as unknown as Record<string, boolean[]>;
      return seen.splice(0);
    }, type);
}

export async function preventedKeys(page: Page, keys: readonly string[]): Promise<string[]> {
  const pressed = await watchEvents(page, 'keydown');
  const prevented: string[] = [];
  for (const key of keys) {
    await page.keyboard.press(key);
    // Modifiers come first, the key itself last.
    if ((await pressed()).at(-1)) prevented.push(key);
  }
  return prevented;
}
