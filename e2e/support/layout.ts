import type { Page } from '@playwright/test';

/** The fonts load after the first frame. */
export async function waitForFonts(page: Page): Promise<void> {
  await page.waitForFunction(hasFonts);
}

export const hasFonts = () =>
  ['display', 'text'].every((family) =>
    [...document.fonts].some((face) => face.family === family && face.status === 'loaded'),
  );

/** Text beyond the page's edges or clipped by a box; without the marquee, excerpts and text for screen readers. */
export function cutOffText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Bounds = Record<'left' | 'right' | 'top' | 'bottom', number>;
    const anywhere: Bounds = { left: -1e9, right: 1e9, top: -1e9, bottom: 1e9 };
    const window: Bounds = { ...anywhere, left: -1, right: innerWidth + 1 };
    const known = new Map<Element, Bounds>();
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement;
      if (!holder || !node.textContent?.trim() || !isRead(holder)) continue;
      range.selectNodeContents(node);
      const bounds = boundsOf(holder);
      if ([...range.getClientRects()].some((line) => isCut(line, bounds)))
        found.add(node.textContent.trim());
    }
    return [...found];

    function isRead(holder: Element): boolean {
      const left = 'svg, script, style, noscript, option, .marquee, .line-clamp-1, .line-clamp-2';
      if (holder.closest(`${left}, [aria-hidden=true]`)) return false;
      return holder.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    }

    /** Where text in an element is seen, or can be scrolled to. */
    function boundsOf(box: Element | null): Bounds {
      if (!box) return window;
      const bounds = known.get(box) ?? measure(box);
      known.set(box, bounds);
      return bounds;
    }

    function measure(box: Element): Bounds {
      const { overflowX, overflowY, position } = getComputedStyle(box);
      const edge = box.getBoundingClientRect();
      const scrolls = [overflowX, overflowY].some(
        (value) => value === 'auto' || value === 'scroll',
      );
      // A box of a pixel is for screen readers only.
      if (scrolls || (edge.width <= 1 && edge.height <= 1)) return anywhere;
      const outer = position === 'fixed' ? window : boundsOf(box.parentElement);
      const [x, y] = [overflowX, overflowY].map((value) => (value === 'visible' ? anywhere : edge));
      return {
        left: Math.max(outer.left, (x?.left ?? 0) - 1),
        right: Math.min(outer.right, (x?.right ?? 0) + 1),
        top: Math.max(outer.top, y?.top ?? 0),
        bottom: Math.min(outer.bottom, y?.bottom ?? 0),
      };
    }

    function isCut(line: DOMRect, { left, right, top, bottom }: Bounds): boolean {
      // A line box is taller than its letters.
      const inset = line.height * 0.3;
      const isWithin = line.left >= left && line.right <= right;
      const isSeen = line.top + inset >= top && line.bottom - inset <= bottom;
      return line.width > 0 && !(isWithin && isSeen);
    }
  });
}

/** Words of headings that break without a hyphen. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const range = document.createRange();
    return [...document.querySelectorAll('h1, h2, h3, h4')].flatMap((heading) => {
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}’]+/gu)) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) broken.push(word);
        }
      }
      return broken;
    });
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
