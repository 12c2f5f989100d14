import type { Page } from '@playwright/test';
import { cutOffText } from './support/layout';
import { expect, test } from './support/test';

const white = 'rgb(255, 255, 255)';
const lists = (page: Page, name: string) => page.locator(`#${name.toLowerCase()}-list`);
const opener = (page: Page, name: string) => page.locator('.site-bar summary', { hasText: name });
const toggle = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });

for (const scripts of [true, false]) {
  test.describe(`on a desktop ${scripts ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled: scripts });

    test('a dropdown opens by hover and stays at a click that follows, one is open at a time [2.2]', async ({
      page,
    }) => {
      await page.goto('/contact');
      await opener(page, 'Services').hover();
      await expect(lists(page, 'Services')).toBeVisible();
      await opener(page, 'Services').click();
      await expect(lists(page, 'Services')).toBeVisible();
      await opener(page, 'Industries').hover();
      await expect(lists(page, 'Industries')).toBeVisible();
      await expect(lists(page, 'Services')).toBeHidden();
      await opener(page, 'Industries').click();
      await page.mouse.move(700, 800);
      await expect(lists(page, 'Industries')).toBeVisible();
      await expect(lists(page, 'Services')).toBeHidden();
    });

    test('the pointer reaches the list that it opened, which closes when it leaves', async ({
      page,
    }) => {
      await page.goto('/contact');
      await opener(page, 'Industries').hover();
      const from = await opener(page, 'Industries').boundingBox();
      const to = await lists(page, 'Industries').boundingBox();
      const x = (from?.x ?? 0) + 20;
      // Slowly, over whatever lies between them.
      for (let y = from?.y ?? 0; y < (to?.y ?? 0) + 20; y += 2) await page.mouse.move(x, y);
      await page.mouse.move(x + 100, (to?.y ?? 0) + 100);
      await expect(lists(page, 'Industries')).toBeVisible();
      await page.mouse.move(20, 800);
      await expect(lists(page, 'Industries')).toBeHidden();
    });

    for (const key of ['Enter', 'Space']) {
      test(`${key} opens a dropdown, whose links come next, and closes it`, async ({ page }) => {
        await page.goto('/contact');
        await opener(page, 'Industries').focus();
        await page.keyboard.press(key);
        await expect(lists(page, 'Industries')).toBeVisible();
        await page.keyboard.press('Tab');
        await expect(page.getByRole('link', { name: /^Real Estate/ })).toBeFocused();
        await page.keyboard.press('Shift+Tab');
        await page.keyboard.press(key);
        await expect(lists(page, 'Industries')).toBeHidden();
      });
    }
  });
}

test('a second click closes a dropdown under the pointer, which opens it when it comes again', async ({
  page,
}) => {
  await page.goto('/contact');
  await opener(page, 'Services').click();
  await expect(lists(page, 'Services')).toBeVisible();
  await opener(page, 'Services').click();
  await expect(lists(page, 'Services')).toBeHidden();
  await page.mouse.move(20, 800);
  await opener(page, 'Services').hover();
  await expect(lists(page, 'Services')).toBeVisible();
});

test('Escape closes a dropdown, however it was opened, and returns the focus', async ({ page }) => {
  await page.goto('/contact');
  await opener(page, 'Industries').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(lists(page, 'Industries')).toBeHidden();
  await expect(opener(page, 'Industries')).toBeFocused();

  await opener(page, 'Services').hover();
  await expect(lists(page, 'Services')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(lists(page, 'Services')).toBeHidden();
});

test('a dropdown opened by key takes the place of one that the pointer rests on', async ({
  page,
}) => {
  await page.goto('/contact');
  await opener(page, 'Industries').hover();
  await opener(page, 'Services').focus();
  await page.keyboard.press('Enter');
  await expect(lists(page, 'Services')).toBeVisible();
  await expect(lists(page, 'Industries')).toBeHidden();
});

test('a dropdown closes when another place is pressed or focused', async ({ page }) => {
  await page.goto('/contact');
  await opener(page, 'Services').click();
  await page.mouse.click(20, 800);
  await expect(lists(page, 'Services')).toBeHidden();

  await opener(page, 'Services').focus();
  await page.keyboard.press('Enter');
  await expect(lists(page, 'Services')).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(lists(page, 'Services')).toBeHidden();
});

test('the industries list is at most 24rem high [2.2]', async ({ page }) => {
  await page.goto('/contact');
  await opener(page, 'Industries').hover();
  const box = await lists(page, 'Industries').boundingBox();
  expect(box?.height).toBeLessThanOrEqual(24 * 16);
});

test('the open lists fit the narrowest desktop, and letters of twice the size', async ({
  page,
}) => {
  await page.goto('/contact');
  for (const [width, size] of [
    [1024, '100%'],
    [1280, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate((to) => document.documentElement.style.setProperty('font-size', to), size);
    for (const name of ['Services', 'Industries']) {
      await opener(page, name).click();
      await expect(lists(page, name)).toBeVisible();
      expect(await cutOffText(page)).toEqual([]);
      const [box, ...links] = await lists(page, name).evaluate((element) =>
        [element, ...element.querySelectorAll('a')].map((one) => one.getBoundingClientRect().right),
      );
      expect(Math.max(...links)).toBeLessThanOrEqual((box ?? 0) - 16);
    }
  }
});

test('the bar is solid from the start on its paths [2.2]', async ({ plainPage: page }) => {
  for (const path of [
    '/industries/legal',
    '/portfolio',
    '/portfolio/hrms',
    '/services/seo',
    '/about',
    '/contact',
    '/thank-you',
  ]) {
    await page.goto(path);
    await expect(page.locator('.site-bar'), path).toHaveCSS('background-color', white);
  }
});

test('the bar is solid on its paths where no page is found, too [2.2]', async ({ page }) => {
  await page.goto('/services/no-such-service');
  await expect(page.locator('.site-bar')).toHaveCSS('background-color', white);
});

for (const path of ['/', '/privacy-policy', '/no-such-page']) {
  test(`on ${path} the bar is translucent and solid after more than 50 px [2.2, 9]`, async ({
    page,
  }) => {
    // Less tall, so that every page can be scrolled.
    await page.setViewportSize({ width: 1440, height: 500 });
    const bar = page.locator('.site-bar');
    const translucent = 'rgba(12, 35, 80, 0.72)';
    await page.goto(path);
    await expect(bar).toHaveCSS('background-color', translucent);
    for (const [top, color] of [
      [51, white],
      [50, translucent],
    ] as const) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
      await expect(bar).toHaveCSS('background-color', color);
    }
  });
}

test('an unknown address is answered with 404 and the card of [2.7]', async ({ page }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
});

test('the first Tab leads past the navigation', async ({ page }) => {
  await page.goto('/contact');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Full Name')).toBeFocused();
});

test.describe('on a phone', () => {
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
        await expect(page.getByRole('link', { name: 'SEM', exact: true })).toBeVisible();
        await opener(page, 'Industries').tap();
        await expect(lists(page, 'Services')).toBeHidden();
        await expect(page.getByRole('link', { name: /^Fintech/ })).toBeVisible();
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

  test('Escape closes an open list, then the menu, and returns the focus', async ({ page }) => {
    await page.goto('/contact');
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await opener(page, 'Services').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(
      page.getByRole('link', { name: 'Web Design & Development' }).first(),
    ).toBeFocused();
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
});
