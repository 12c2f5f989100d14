import type { Page } from '@playwright/test';

/** Records the live regions from now on. @returns the announcements so far */
export async function watchAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    const known = new WeakMap<Element, string>();
    const listen = () => {
      for (const region of document.querySelectorAll('[aria-live], [role=status], [role=alert]')) {
        const text = region.textContent.trim();
        if (text && text !== known.get(region)) said.push(text);
        known.set(region, text);
      }
    };
    listen();
    said.length = 0;
    const changes = { subtree: true, childList: true, characterData: true };
    new MutationObserver(listen).observe(document, changes);
    Object.assign(window, { said });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}
