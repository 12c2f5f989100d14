import type { Page } from '@playwright/test';

/** Of colors as browsers compute them (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((channel) => {
    const part = Number(channel) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Controls that were only a box with a background, which forced colors take away. */
export async function lostEdges(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'none' });
  const boxed = await page.evaluateHandle(() =>
    [...document.querySelectorAll('a, button, input, select, textarea, summary')].filter(
      (control) => {
        const { backgroundColor, borderTopWidth } = getComputedStyle(control);
        return backgroundColor !== 'rgba(0, 0, 0, 0)' || borderTopWidth !== '0px';
      },
    ),
  );
  await page.emulateMedia({ forcedColors: 'active' });
  return boxed.evaluate((controls) => {
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
}
