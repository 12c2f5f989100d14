import type { Page } from '@playwright/test';

/** The fonts load after the first frame. */
export async function waitForFonts(page: Page): Promise<void> {
  await page.waitForFunction(hasFonts);
}

export const hasFonts = () =>
  ['display', 'text'].every((family) =>
    [...document.fonts].some((face) => face.family === family && face.status === 'loaded'),
  );

/** Text beyond the page's edges or clipped by a box; without the marquee and text for screen readers. */
export function cutOffText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement;
      if (!holder || !node.textContent?.trim() || !isRead(holder)) continue;
      range.selectNodeContents(node);
      const cut = [...range.getClientRects()].some((line) => isCut(line, holder));
      if (cut) found.add(node.textContent.trim());
    }
    return [...found];

    function isRead(holder: Element): boolean {
      if (holder.closest('svg, script, style, noscript, option, .marquee, [aria-hidden=true]'))
        return false;
      return holder.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    }

    function isCut(line: DOMRect, holder: Element): boolean {
      if (line.width === 0) return false;
      // A line box is taller than its letters.
      const inset = line.height * 0.3;
      for (let box: Element | null = holder; box; box = box.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        const scrolls = [overflowX, overflowY].some(
          (value) => value === 'auto' || value === 'scroll',
        );
        // Can be scrolled to, or is for screen readers only.
        if (scrolls || (edge.width <= 1 && edge.height <= 1)) return false;
        if (overflowX !== 'visible' && (line.left < edge.left - 1 || line.right > edge.right + 1))
          return true;
        if (
          overflowY !== 'visible' &&
          (line.top + inset < edge.top || line.bottom - inset > edge.bottom)
        )
          return true;
        if (position === 'fixed') break;
      }
      return line.left < -1 || line.right > innerWidth + 1;
    }
  });
}

export function sidewaysOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => (element.cloneNode() as Element).outerHTML);
  });
}

/** The browser's own setting, in px. */
export async function setFontSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
  await session.detach();
}
