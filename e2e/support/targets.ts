import type { Page } from '@playwright/test';

/** Targets under 24 px (WCAG 2.5.8), except links in a sentence and those with enough space around. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 24;
    const kinds =
      'a[href], button, input, select, textarea, summary, [role=button], [role=menuitem]';
    const targets = [...document.querySelectorAll(kinds)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      // 1 px wide: for screen readers, and shown when focused.
      .filter(({ box }) => box.width > 1 && box.bottom > 0);
    const isSmall = ({ width, height }: DOMRect) => width < least - 0.5 || height < least - 0.5;
    const middle = ({ x, y, width, height }: DOMRect) => ({ x: x + width / 2, y: y + height / 2 });

    const inSentence = (element: Element) => {
      const words = element.parentElement?.textContent?.trim() ?? '';
      const inline = getComputedStyle(element).display === 'inline';
      return inline && words.length > (element.textContent?.trim().length ?? 0);
    };
    // A circle of 24 px around it touches no other target, nor the circle of a small one.
    const isAlone = ({ element, box }: (typeof targets)[number]) => {
      const { x, y } = middle(box);
      return targets.every((other) => {
        if (other.element === element) return true;
        const nearX = Math.min(Math.max(x, other.box.left), other.box.right);
        const nearY = Math.min(Math.max(y, other.box.top), other.box.bottom);
        if (Math.hypot(nearX - x, nearY - y) < least / 2) return false;
        const { x: otherX, y: otherY } = middle(other.box);
        return !isSmall(other.box) || Math.hypot(otherX - x, otherY - y) >= least;
      });
    };

    return targets
      .filter(({ element, box }) => isSmall(box) && !inSentence(element))
      .filter((target) => !isAlone(target))
      .map(({ element, box }) => `${box.width}×${box.height} ${element.outerHTML.slice(0, 120)}`);
  });
}
