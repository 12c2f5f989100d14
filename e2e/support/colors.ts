import type { Page } from '@playwright/test';

/** Controls that were only a box with a background, which forced colors take away. */
export async function lostEdges(page: Page): Promise<string[]> {
  const boxed = await page.evaluateHandle(() =>
    [...document.querySelectorAll('a, button, input, select, textarea, summary')].filter(
      (control) => {
        const { backgroundColor, borderTopWidth } = getComputedStyle(control);
        return backgroundColor !== 'rgba(0, 0, 0, 0)' || borderTopWidth !== '0px';
      },
    ),
  );
  await page.emulateMedia({ forcedColors: 'active' });
  const lost = await boxed.evaluate((controls) => {
    const ground = getComputedStyle(document.body).backgroundColor;
    return controls
      .filter((control) => {
        const { borderBottomWidth, borderBottomStyle, borderBottomColor } =
          getComputedStyle(control);
        const isAbove = control.getBoundingClientRect().bottom <= 0;
        const shown = !isAbove && control.checkVisibility({ visibilityProperty: true });
        const drawn = borderBottomWidth !== '0px' && borderBottomStyle !== 'none';
        return shown && !(drawn && borderBottomColor !== ground);
      })
      .map((control) => control.outerHTML.slice(0, 120));
  });
  await page.emulateMedia({ forcedColors: 'none' });
  return lost;
}
