import type { Page } from '@playwright/test';

/** Text with a contrast below 4.5 to this color, whatever is painted in between. */
export function paleText(page: Page, ground: string): Promise<string[]> {
  return page.evaluate((under) => {
    const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = channels(color).map((channel) => {
        const part = channel / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const contrast = (one: string, other: string) => {
      const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
      return (light + 0.05) / (dark + 0.05);
    };
    return [...document.body.querySelectorAll('*')]
      .filter((element) => !element.closest('svg, script, style, noscript, option'))
      .filter((element) =>
        [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        ),
      )
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const { color, forcedColorAdjust } = getComputedStyle(element) as CSSStyleDeclaration & {
          forcedColorAdjust?: string;
        };
        const faint = !element.checkVisibility({ opacityProperty: true });
        return forcedColorAdjust !== 'none' && (faint || contrast(color, under) < 4.5);
      })
      .map(
        (element) =>
          `${getComputedStyle(element).color} ${element.textContent?.trim().slice(0, 60)}`,
      );
  }, ground);
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
