import type { Page } from '@playwright/test';
import { goBack } from './support/application.ts';
import { agencyChat } from './support/brand.ts';
import { expect, test } from './support/test.ts';

/** Opens and closes a list of the bar. */
const opener = (page: Page, name: string) => page.locator('.site-bar summary', { hasText: name });
const dropdown = (page: Page, name: string) => page.locator(`#${name.toLowerCase()}-list`);
const firstIndustry = (page: Page) => dropdown(page, 'Industries').getByRole('link').first();
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const white = 'rgb(255, 255, 255)';

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('a dropdown opens by hover, one at a time [2.2]', async ({ page }) => {
      const [services, industries] = [dropdown(page, 'Services'), dropdown(page, 'Industries')];
      await page.goto('/contact');
      await opener(page, 'Industries').hover();
      const from = await opener(page, 'Industries').boundingBox();
      const to = await industries.boundingBox();
      expect(to?.height, '[2.2]').toBeLessThanOrEqual(24 * 16);
      const x = (from?.x ?? 0) + 20;
      for (let y = from?.y ?? 0; y < (to?.y ?? 0) + 20; y += 4) await page.mouse.move(x, y);
      await expect(industries).toBeVisible();
      await page.mouse.move(20, 800);
      await expect(industries).toBeHidden();

      // In a low window the wheel reaches the end of both.
      await page.setViewportSize({ width: 1024, height: 400 });
      for (const name of ['Services', 'Industries']) {
        await opener(page, name).hover();
        await dropdown(page, name).hover();
        await page.mouse.wheel(0, 2_000);
        const last = dropdown(page, name).getByRole('link').last();
        await expect(last).toBeInViewport({ ratio: 1 });
        await page.mouse.move(20, 395);
        await expect(last).toBeHidden();
      }
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.setViewportSize({ width: 1440, height: 900 });

      await opener(page, 'Services').hover();
      await opener(page, 'Services').click();
      await expect(services).toBeVisible();
      await opener(page, 'Industries').hover();
      await expect(industries).toBeVisible();
      await expect(services).toBeHidden();
    });

    test.describe('on a phone', () => {
      test.use(phone);

      test('the menu opens by tap over the whole height [2.2]', async ({ page }) => {
        await page.goto('/');
        const menu = page.locator('#site-menu');
        await expect(menu).toBeHidden();
        await menuButton(page).tap();
        const panel = await menu.boundingBox();
        const bar = await page.locator('.site-bar > .wrap').boundingBox();
        expect([panel?.y, panel?.height]).toEqual([bar?.height, 844 - (bar?.height ?? 0)]);
        await expect(page.locator('.site-bar')).toHaveCSS('background-color', white);
        await opener(page, 'Services').tap();
        await expect(dropdown(page, 'Services').getByRole('link').last()).toBeVisible();
        await opener(page, 'Industries').tap();
        await expect(dropdown(page, 'Services')).toBeHidden();
        await expect(firstIndustry(page)).toBeVisible();
        const chat = menu.getByRole('link', { name: 'Get Free Consultation' });
        await expect(chat).toHaveAttribute('href', agencyChat);
        await menuButton(page).tap();
        await expect(menu).toBeHidden();
      });
    });
  });
}

test('dropdowns are used by keys alone @engines', async ({ page }) => {
  const [list, industries] = [dropdown(page, 'Services'), dropdown(page, 'Industries')];
  await page.goto('/contact');
  await opener(page, 'Industries').focus();
  await page.keyboard.press('Enter');
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
  await expect(industries).toBeHidden();

  await opener(page, 'Services').focus();
  await page.keyboard.press('Enter');
  await expect(list).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(list).toBeHidden();

  for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(20, 800)]) {
    await page.mouse.move(20, 800);
    await opener(page, 'Services').click();
    await expect(list).toBeVisible();
    await close();
    await expect(list).toBeHidden();
  }
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the menu is used by keys, and closes as one leaves it [2.2]', async ({ page }) => {
    const [body, menu] = [page.locator('body'), page.locator('#site-menu')];
    await page.goto('/');
    await menuButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(body).toHaveClass(/menu-open/);
    await expect(body).toHaveCSS('overflow', 'hidden');
    await expect(page.locator(':is(main, footer, aside)[inert]')).toHaveCount(3);
    await opener(page, 'Services').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(dropdown(page, 'Services').getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dropdown(page, 'Services')).toBeHidden();
    await expect(opener(page, 'Services')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menuButton(page)).toBeFocused();
    await expect(body).not.toHaveClass(/menu-open/);
    await expect(page.locator('[inert]')).toHaveCount(0);

    await menuButton(page).tap();
    await menu.getByRole('link', { name: 'Blog' }).tap();
    await expect(menu).toBeHidden();
    await expect(page.locator('#blog-title')).toBeInViewport();

    await menuButton(page).tap();
    await menu.getByRole('link', { name: 'About' }).tap();
    await expect(page).toHaveURL('/about');
    await goBack(page);
    await expect(page).toHaveURL('/#blog');
    await expect(menu).toBeHidden();

    await menuButton(page).tap();
    await opener(page, 'Services').tap();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(body).not.toHaveClass(/menu-open/);
    await expect(dropdown(page, 'Services')).toBeHidden();
  });
});
