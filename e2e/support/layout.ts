import type { Page } from '@playwright/test';

/** The fonts load after the first frame. */
export async function waitForFonts(page: Page): Promise<void> {
  await page.waitForFunction(hasFonts);
}

export const hasFonts = () =>
  ['display', 'text'].every((family) =>
    [...document.fonts].some((face) => face.family === family && face.status === 'loaded'),
  );

/**
 * What is wrong with the layout: text beyond the page's edges or clipped by a box (without the marquee, excerpts and
 * text for screen readers), words of headings that break without a hyphen, and a page that scrolls sideways.
 */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const range = document.createRange();
    const left = 'svg, script, style, noscript, option, .marquee, .line-clamp-1, .line-clamp-2';
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const [holder, text] = [node.parentElement, node.textContent?.trim()];
      if (!holder || !text || holder.closest(`${left}, [aria-hidden=true]`)) continue;
      if (!holder.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (lines.length > 0 && isCut(lines, holder)) found.add(`cut off: ${text}`);
      if (lines.length < 2 || !holder.closest('h1, h2, h3, h4')) continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}’]+/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        if (new Set(tops).size > 1) found.add(`broken: ${word}`);
      }
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.add(`scrolls sideways: ${scrollWidth} of ${clientWidth}`);
    return [...found];

    /** Whether a box around them, or the window, hides a part that cannot be scrolled to. */
    function isCut(lines: DOMRect[], holder: Element): boolean {
      for (let box = holder; box !== document.body; box = box.parentElement ?? document.body) {
        const { overflowX, overflowY, position } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        const scrolls = [overflowX, overflowY].some((one) => one === 'auto' || one === 'scroll');
        // A box of a pixel is for screen readers only.
        if (scrolls || (edge.width <= 1 && edge.height <= 1)) return false;
        const [hidesX, hidesY] = [overflowX, overflowY].map((one) => one !== 'visible');
        const isHidden = ({ left, right, top, bottom, height }: DOMRect) =>
          (hidesX && (left < edge.left - 1 || right > edge.right + 1)) ||
          // A line box is taller than its letters.
          (hidesY && (top + height * 0.3 < edge.top || bottom - height * 0.3 > edge.bottom));
        if (lines.some(isHidden)) return true;
        if (position === 'fixed') break;
      }
      return lines.some(({ left, right }) => left < -1 || right > innerWidth + 1);
    }
  });
}

/** The browser's own setting, in px. */
export async function setFontSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
  await session.detach();
}
