import { goBack } from './support/application.ts';
import { agencyChat } from './support/brand.ts';
import { dropdown, firstIndustry, menuButton, opener } from './support/navigation.ts';
import { expect, test } from './support/test.ts';

const white = 'rgb(255, 255, 255)';

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
      await expect(page.locator('.site-bar')).not.toHaveCSS('background-color', white);
    });
  });
}

test('while the menu is open the page behind it is inert; Escape closes an open list, then the menu, and returns the focus [2.2]', async ({
  page,
}) => {
  await page.goto('/contact');
  await menuButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('body')).toHaveClass(/menu-open/);
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  await expect(page.locator(':is(main, footer, aside)[inert]')).toHaveCount(3);
  await opener(page, 'Services').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(dropdown(page, 'Services').getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dropdown(page, 'Services')).toBeHidden();
  await expect(opener(page, 'Services')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('#site-menu')).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
  await expect(page.locator('body')).not.toHaveClass(/menu-open/);
  await expect(page.locator('[inert]')).toHaveCount(0);
});

test('the menu is closed by an anchor of the same page, after Back, and when the window grows to a desktop’s [2.2]', async ({
  page,
}) => {
  const body = page.locator('body');
  await page.goto('/');
  await menuButton(page).tap();
  await page.locator('#site-menu').getByRole('link', { name: 'Blog' }).tap();
  await expect(body).not.toHaveClass(/menu-open/);
  await expect(page.locator('#blog-title')).toBeInViewport();

  await menuButton(page).tap();
  await page.locator('#site-menu').getByRole('link', { name: 'About' }).tap();
  await expect(page).toHaveURL('/about');
  await goBack(page);
  await expect(page).toHaveURL('/#blog');
  await expect(page.locator('#site-menu')).toBeHidden();

  await menuButton(page).tap();
  await opener(page, 'Services').tap();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(body).not.toHaveClass(/menu-open/);
  await expect(dropdown(page, 'Services')).toBeHidden();
});
