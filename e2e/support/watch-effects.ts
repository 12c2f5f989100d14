import type { Page } from '@playwright/test';

/** Gathers what moved in the page without being asked to, by name; also right after an input. */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const holder = window as unknown as { shifted: string[] };
    holder.shifted = [];
    const note = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries()) {
        const { sources } = entry as unknown as { sources: { node?: Element }[] };
        for (const { node } of sources) holder.shifted.push(node?.outerHTML?.slice(0, 80) ?? '?');
      }
    };
    new PerformanceObserver(note).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifted: string[] }).shifted);
}

/** The code that a page has fetched, as it comes; not its own data, which quotes the style sheet. */
export function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    const isCode =
      response.request().resourceType() === 'script' && !/\/page-/.test(response.url());
    if (isCode) scripts.push(await response.text());
  });
  return scripts;
}
