import { cutOffText } from './support/layout.ts';
import { dropdown, firstIndustry, opener } from './support/navigation.ts';
import { expect, test } from './support/test.ts';

for (const scripts of [true, false]) {
  test.describe(`on a desktop ${scripts ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled: scripts });

    test('a dropdown opens by hover, stays at a click that follows, and closes when the pointer leaves it; one is open at a time [2.2]', async ({
      page,
    }) => {
      await page.goto('/contact');
      await opener(page, 'Industries').hover();
      const from = await opener(page, 'Industries').boundingBox();
      const to = await dropdown(page, 'Industries').boundingBox();
      expect(to?.height, '[2.2]').toBeLessThanOrEqual(24 * 16);
      const x = (from?.x ?? 0) + 20;
      for (let y = from?.y ?? 0; y < (to?.y ?? 0) + 20; y += 2) await page.mouse.move(x, y);
      await page.mouse.move(x + 100, (to?.y ?? 0) + 100);
      await expect(dropdown(page, 'Industries')).toBeVisible();
      await page.mouse.move(20, 800);
      await expect(dropdown(page, 'Industries')).toBeHidden();

      await opener(page, 'Services').hover();
      await expect(dropdown(page, 'Services')).toBeVisible();
      await opener(page, 'Services').click();
      await expect(dropdown(page, 'Services')).toBeVisible();
      await opener(page, 'Industries').hover();
      await expect(dropdown(page, 'Industries')).toBeVisible();
      await expect(dropdown(page, 'Services')).toBeHidden();
      await opener(page, 'Industries').click();
      await page.mouse.move(700, 800);
      await expect(dropdown(page, 'Industries')).toBeVisible();
      await expect(dropdown(page, 'Services')).toBeHidden();
    });
  });
}

test('Enter opens a dropdown, Tab goes to its first link; Space, Escape, a second click and another place that is pressed or focused close it', {
  tag: '@engines',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/contact');
  await opener(page, 'Industries').focus();
  await page.keyboard.press('Enter');
  await expect(dropdown(page, 'Industries')).toBeVisible();
  // Not to the scrolling box around the links, which some engines make focusable.
  await page.keyboard.press('Tab');
  await expect(firstIndustry(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(dropdown(page, 'Industries')).toBeHidden();

  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(opener(page, 'Industries')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('.site-bar').getByRole('link', { name: 'Portfolio' })).toBeFocused();
  await expect(dropdown(page, 'Industries')).toBeHidden();

  const list = dropdown(page, 'Services');
  await opener(page, 'Services').focus();
  await page.keyboard.press('Enter');
  await expect(list).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(list).toBeHidden();

  await opener(page, 'Services').click();
  await expect(list).toBeVisible();
  await opener(page, 'Services').click();
  await expect(list).toBeHidden();
  await page.mouse.move(20, 800);
  await opener(page, 'Services').hover();
  await expect(list).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();

  await page.mouse.move(20, 800);
  await opener(page, 'Services').click();
  await expect(list).toBeVisible();
  await page.mouse.click(20, 800);
  await expect(list).toBeHidden();
});

test('the open lists fit the narrowest desktop, and text of twice the size', async ({ page }) => {
  await page.goto('/contact');
  for (const [width, size] of [
    [1024, '100%'],
    [1280, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate((to) => document.documentElement.style.setProperty('font-size', to), size);
    for (const name of ['Services', 'Industries'] as const) {
      await opener(page, name).click();
      await expect(dropdown(page, name)).toBeVisible();
      expect(await cutOffText(page)).toEqual([]);
      const [box, ...links] = await dropdown(page, name).evaluate((element) =>
        [element, ...element.querySelectorAll('a')].map((one) => one.getBoundingClientRect().right),
      );
      expect(Math.max(...links)).toBeLessThanOrEqual((box ?? 0) - 16);
    }
  }
});

test('in a low window the wheel reaches the end of both lists', async ({ page }) => {
  await page.goto('/contact');
  for (const [width, height] of [
    [1024, 400],
    [1280, 340],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const name of ['Services', 'Industries'] as const) {
      await opener(page, name).hover();
      const list = dropdown(page, name);
      await list.hover();
      await page.mouse.wheel(0, 2_000);
      await expect(list.getByRole('link').last()).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await list.evaluate((element) => element.scrollTo({ top: 0, behavior: 'instant' }));
      await page.mouse.move(20, height - 5);
      await expect(list).toBeHidden();
    }
  }
});
