import type { Page } from '@playwright/test';

type Stop = { what: string; faults: string[] };

/**
 * Focuses all that Tab reaches: by script, as each press would be two questions and two frames.
 *
 * @returns the focused elements with their faults (WCAG 2.4.7, 2.4.11)
 */
export async function walkFocus(page: Page): Promise<Stop[]> {
  // From here on, what is focused shows that.
  await page.keyboard.press('Tab');
  return page.evaluate(inspectStops);
}

function inspectStops(): Stop[] {
  return [...document.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
    if (element.tabIndex < 0) return [];
    element.focus();
    const stop = document.activeElement === element ? [inspect(element)] : [];
    element.blur();
    return stop;
  });

  function inspect(element: HTMLElement): Stop {
    const faults: string[] = [];
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) faults.push('no ring');

    const boxes = [...element.getClientRects()];
    if (!boxes.some((box) => box.bottom > 0 && box.top < innerHeight)) faults.push('out of view');
    for (const cover of document.querySelectorAll('.site-bar, #chat, form > .sticky')) {
      if (cover.contains(element)) continue;
      const over = cover.getBoundingClientRect();
      const covered = boxes.some((box) => {
        const width = Math.min(box.right, over.right) - Math.max(box.left, over.left);
        const height = Math.min(box.bottom, over.bottom) - Math.max(box.top, over.top);
        // Browsers scroll the caret of a text field into view, not its corners.
        return width > 0 && height > 0 && width * height > box.width * box.height * 0.05;
      });
      if (covered && !element.matches('[href="#main"]'))
        faults.push(`under ${cover.id || cover.className}`);
    }
    return { what: element.outerHTML.slice(0, 120), faults };
  }
}
