import { dropdown, firstIndustry, opener } from './support/navigation.ts';
import { expect, test } from './support/test.ts';

for (const scripts of [true, false]) {
  test.describe(`on a desktop ${scripts ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled: scripts });

    test('a dropdown opens by hover, stays at a click that follows, and closes when the pointer leaves it; one is open at a time [2.2]', async ({
      page,
    }) => {
      const [services, industries] = [dropdown(page, 'Services'), dropdown(page, 'Industries')];
      await page.goto('/contact');
      await opener(page, 'Industries').hover();
      const from = await opener(page, 'Industries').boundingBox();
      const to = await industries.boundingBox();
      expect(to?.height, '[2.2]').toBeLessThanOrEqual(24 * 16);
      const x = (from?.x ?? 0) + 20;
      for (let y = from?.y ?? 0; y < (to?.y ?? 0) + 20; y += 4) await page.mouse.move(x, y);
      await page.mouse.move(x + 100, (to?.y ?? 0) + 100);
      await expect(industries).toBeVisible();
      await page.mouse.move(20, 800);
      await expect(industries).toBeHidden();

      await opener(page, 'Services').hover();
      await expect(services).toBeVisible();
      await opener(page, 'Services').click();
      await expect(services).toBeVisible();
      await opener(page, 'Industries').hover();
      await expect(industries).toBeVisible();
      await expect(services).toBeHidden();
      await opener(page, 'Industries').click();
      await page.mouse.move(700, 800);
      await expect(industries).toBeVisible();
      await expect(services).toBeHidden();
    });
  });
}

test('Enter opens a dropdown, Tab goes to its first link; Space, Escape, a second click and another place that is pressed or focused close it', {
  tag: '@engines',
}, async ({ page }) => {
  const [list, industries] = [dropdown(page, 'Services'), dropdown(page, 'Industries')];
  await page.goto('/contact');
  await opener(page, 'Industries').focus();
  await page.keyboard.press('Enter');
  await expect(industries).toBeVisible();
  // Not to the scrolling box around the links, which some engines make focusable.
  await page.keyboard.press('Tab');
  await expect(firstIndustry(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(industries).toBeHidden();

  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(opener(page, 'Industries')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('.site-bar').getByRole('link', { name: 'Portfolio' })).toBeFocused();
  await expect(industries).toBeHidden();

  await opener(page, 'Services').focus();
  await page.keyboard.press('Enter');
  await expect(list).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(list).toBeHidden();

  for (const close of [
    () => opener(page, 'Services').click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(20, 800),
  ]) {
    await page.mouse.move(20, 800);
    await opener(page, 'Services').click();
    await expect(list).toBeVisible();
    await close();
    await expect(list).toBeHidden();
  }
});

test('in a low window the wheel reaches the end of both lists', async ({ page }) => {
  await page.goto('/contact');
  await page.setViewportSize({ width: 1024, height: 400 });
  for (const name of ['Services', 'Industries'] as const) {
    await opener(page, name).hover();
    const list = dropdown(page, name);
    await list.hover();
    await page.mouse.wheel(0, 2_000);
    await expect(list.getByRole('link').last()).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.mouse.move(20, 395);
    await expect(list).toBeHidden();
  }
});
