import type { Page } from '@playwright/test';

/** Records layout shifts, also those right after an input. @returns the shifted elements */
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

/** The scripts fetched so far, without the page's data, which quotes the style sheet. */
export function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('response', (response) => {
    const isScript = response.request().resourceType() === 'script';
    if (!isScript || response.url().includes('/page-')) return;
    // One that is still on its way when the test ends has no text.
    response.text().then(
      (text) => scripts.push(text),
      () => undefined,
    );
  });
  return scripts;
}
