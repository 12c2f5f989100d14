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
    // Browsers scroll the caret of a text field into view, not its corners.
    for (const { left, top, width, height } of boxes) {
      const points = [0.1, 0.5, 0.9].flatMap((x) => [0.15, 0.5, 0.85].map((y) => [x, y] as const));
      for (const [x, y] of points) {
        const seen = document.elementFromPoint(left + width * x, top + height * y);
        const cover = seen?.closest('.site-bar, #chat, form > .sticky');
        if (cover && !cover.contains(element) && !element.matches('[href="#main"]'))
          faults.push(`under ${cover.id || cover.className}`);
      }
    }
    return { what: element.outerHTML.slice(0, 120), faults };
  }
}
