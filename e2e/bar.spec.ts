import { colorOf } from './support/brand.ts';
import { expect, test } from './support/test.ts';

const white = 'rgb(255, 255, 255)';

// Which pages have which: testing/published/pages.test.ts.

test('the bar stays; it is solid from the start, or translucent and solid after more than 50 px [2.2, 9]', async ({
  page,
}) => {
  // Low enough for every page to scroll.
  await page.setViewportSize({ width: 1440, height: 500 });
  const bar = page.locator('.site-bar');
  await page.goto('/portfolio');
  await expect(bar).toHaveCSS('background-color', white);
  await expect(bar).toHaveCSS('position', 'fixed');
  const translucent = colorOf('lajvard900', 0.72);
  for (const path of ['/', '/no-such-page']) {
    await page.goto(path);
    await expect(bar).toHaveCSS('background-color', translucent);
    for (const [top, color] of [
      [51, white],
      [50, translucent],
    ] as const) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
      await expect(bar).toHaveCSS('background-color', color);
    }
  }
});

test('the first Tab reaches the link that skips the navigation', async ({ page }) => {
  await page.goto('/contact');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Full Name')).toBeFocused();
});
