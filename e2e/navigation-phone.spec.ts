import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

const white = 'rgb(255, 255, 255)';
const lists = (page: Page, name: string) => page.locator(`#${name.toLowerCase()}-list`);
const firstIndustry = (page: Page) => lists(page, 'Industries').getByRole('link').first();
const opener = (page: Page, name: string) => page.locator('.site-bar summary', { hasText: name });
const toggle = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

for (const scripts of [true, false]) {
  test.describe(`${scripts ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled: scripts });

    test('the menu opens by tap over the whole height, with one list open at a time [2.2]', async ({
      page,
    }) => {
      await page.goto('/');
      const menu = page.locator('#site-menu');
      await expect(menu).toBeHidden();
      await toggle(page).tap();
      const panel = await menu.boundingBox();
      const bar = await page.locator('.site-bar > .wrap').boundingBox();
      expect([panel?.y, panel?.height]).toEqual([bar?.height, 844 - (bar?.height ?? 0)]);
      await expect(page.locator('.site-bar')).toHaveCSS('background-color', white);
      await opener(page, 'Services').tap();
      await expect(lists(page, 'Services').getByRole('link').last()).toBeVisible();
      await opener(page, 'Industries').tap();
      await expect(lists(page, 'Services')).toBeHidden();
      await expect(firstIndustry(page)).toBeVisible();
      const chat = menu.getByRole('link', { name: 'Get Free Consultation' });
      await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+/);
      await expect(chat).toHaveAttribute('target', '_blank');
      await expect(chat).toHaveAttribute('rel', /noopener/);
      await toggle(page).tap();
      await expect(menu).toBeHidden();
      await expect(page.locator('.site-bar')).not.toHaveCSS('background-color', white);
    });
  });
}

test('the body is marked while the menu is open, and what lies behind is out of reach [2.2]', async ({
  page,
}) => {
  await page.goto('/contact');
  const behind = page.locator('main, footer, aside');
  await toggle(page).tap();
  await expect(page.locator('body')).toHaveClass(/menu-open/);
  await expect(behind.and(page.locator('[inert]'))).toHaveCount(3);
  await toggle(page).tap();
  await expect(page.locator('body')).not.toHaveClass(/menu-open/);
  await expect(page.locator('[inert]')).toHaveCount(0);
});

test('Escape closes an open list, then the menu, and returns the focus', {
  tag: '@engines',
}, async ({ page }) => {
  await page.goto('/contact');
  await toggle(page).focus();
  await page.keyboard.press('Enter');
  await opener(page, 'Services').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(lists(page, 'Services').getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(lists(page, 'Services')).toBeHidden();
  await expect(opener(page, 'Services')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('#site-menu')).toBeHidden();
  await expect(toggle(page)).toBeFocused();
});

test('a list opened far down stands in view when the one above it closes', async ({ page }) => {
  await page.goto('/contact');
  await toggle(page).tap();
  await opener(page, 'Services').tap();
  await opener(page, 'Industries').tap();
  await expect(lists(page, 'Services')).toBeHidden();
  await expect(opener(page, 'Industries')).toBeInViewport({ ratio: 1 });
});

test('the menu is closed when a visitor comes back, and where the window has grown', async ({
  page,
}) => {
  await page.goto('/contact');
  await toggle(page).tap();
  await page.locator('#site-menu').getByRole('link', { name: 'About' }).tap();
  await expect(page).toHaveURL('/about');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL('/contact');
  await expect(page.locator('#site-menu')).toBeHidden();

  await toggle(page).tap();
  await opener(page, 'Services').tap();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.locator('body')).not.toHaveClass(/menu-open/);
  await expect(lists(page, 'Services')).toBeHidden();
  await expect(page.locator('#site-menu')).toBeVisible();
});

test('a link to a place in this page closes the menu in front of it [2.2]', async ({ page }) => {
  await page.goto('/');
  for (const time of ['first', 'second']) {
    await toggle(page).tap();
    await page.locator('#site-menu').getByRole('link', { name: 'Blog' }).tap();
    await expect(page.locator('body'), time).not.toHaveClass(/menu-open/);
    await expect(page.locator('#blog-title')).toBeInViewport();
  }
});
