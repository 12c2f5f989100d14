import type { Page } from '@playwright/test';
import { waitForFonts } from './layout.ts';

/**
 * Records layout shifts, also those right after an input, from when the fonts are there: how far these
 * shift a page depends on the fonts of the machine. @returns the shifted elements
 */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await waitForFonts(page);
  await page.evaluate(() => {
    const holder = window as unknown as { shifted: string[] };
    holder.shifted = [];
    const note = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries()) {
        const { sources } = entry as unknown as { sources: { node?: Element }[] };
        for (const { node } of sources) holder.shifted.push(node?.outerHTML?.slice(0, 80) ?? '?');
      }
    };
    new PerformanceObserver(note).observe({ type: 'layout-shift' });
  });
  return () => page.evaluate(() => (window as unknown as { shifted: string[] }).shifted);
}

/** What has shifted on a page up to its next frames, as CLS measures it. */
export function layoutShifts(page: Page): Promise<{ value: number }[]> {
  return page.evaluate(async () => {
    const shifts: { value: number }[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(entry.toJSON());
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    // The first may be the one that shifts, the second the one that says so.
    for (const _ of [1, 2]) {
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    }
    return shifts;
  });
}
