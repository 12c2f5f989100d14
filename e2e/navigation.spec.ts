import { cutOffText } from './support/layout';
import { expect, test } from './support/test';

const white = 'rgb(255, 255, 255)';
const list = (name: string) => `#${name}-list`;

test('a dropdown opens by hover, stays at a click that follows, one is open at a time [2.2]', async ({
  page,
}) => {
  await page.goto('/contact');
  const services = page.getByRole('button', { name: 'Services' });
  await services.hover();
  await expect(page.locator(list('services'))).toBeVisible();
  await services.click();
  await expect(services).toHaveAttribute('aria-expanded', 'true');

  await page.getByRole('button', { name: 'Industries' }).hover();
  await expect(page.locator(list('industries'))).toBeVisible();
  await expect(services).toHaveAttribute('aria-expanded', 'false');
  await expect(page.locator(list('services'))).toBeHidden();
});

test('the pointer on its way from one dropdown to the next finds the next one open [2.2]', async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await page.goto('/contact');
  await page.clock.pauseAt(60_000);
  await page.getByRole('button', { name: 'Services' }).hover();
  await expect(page.locator(list('services'))).toBeVisible();
  await page.getByRole('button', { name: 'Industries' }).hover();
  // Longer than the delay with which a list that the pointer left is closed.
  await page.clock.runFor(400);
  await expect(page.locator(list('industries'))).toBeVisible();
  await expect(page.locator(list('services'))).toBeHidden();
});

test('the keyboard opens a dropdown, Escape closes it and returns the focus', async ({ page }) => {
  await page.goto('/contact');
  const industries = page.getByRole('button', { name: 'Industries' });
  for (const key of ['Enter', 'Space']) {
    await industries.focus();
    await page.keyboard.press(key);
    await expect(page.locator(list('industries'))).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: /^Real Estate/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator(list('industries'))).toBeHidden();
    await expect(industries).toBeFocused();
  }
});

test('the industries list is at most 24rem high [2.2]', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Industries' }).hover();
  const box = await page.locator(list('industries')).boundingBox();
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
      await page.getByRole('button', { name }).click();
      const lists = page.locator(list(name.toLowerCase()));
      await expect(lists).toBeVisible();
      expect(await cutOffText(page)).toEqual([]);
      const [box, ...links] = await lists.evaluate((element) =>
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

  test('the menu opens by tap over the whole height, with one list open at a time [2.2]', async ({
    page,
  }) => {
    await page.goto('/contact');
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await expect(page.locator('body')).toHaveClass(/menu-open/);
    const panel = await page.locator('#site-menu').boundingBox();
    const bar = await page.locator('.site-bar > .wrap').boundingBox();
    expect([panel?.y, panel?.height]).toEqual([bar?.height, 844 - (bar?.height ?? 0)]);
    await page.getByRole('button', { name: 'Services' }).tap();
    await expect(page.getByRole('link', { name: 'SEM', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Industries' }).tap();
    await expect(page.locator(list('services'))).toBeHidden();
    await expect(page.getByRole('link', { name: /^Fintech/ })).toBeVisible();
    const chat = page.locator('#site-menu').getByRole('link', { name: 'Get Free Consultation' });
    await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+/);
    await expect(chat).toHaveAttribute('target', '_blank');
    await expect(chat).toHaveAttribute('rel', /noopener/);

    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(page.locator('body')).not.toHaveClass(/menu-open/);
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  });

  test('a link to a place in this page closes the menu in front of it [2.2]', async ({ page }) => {
    await page.goto('/');
    for (const time of ['first', 'second']) {
      await page.getByRole('button', { name: 'Open menu' }).tap();
      await page.locator('#site-menu').getByRole('link', { name: 'Blog' }).tap();
      await expect(page.locator('body'), time).not.toHaveClass(/menu-open/);
      await expect(page.locator('#blog-title')).toBeInViewport();
    }
  });

  test('the bar is solid while the menu is open [2.2]', async ({ page }) => {
    await page.goto('/');
    const bar = page.locator('.site-bar');
    await expect(bar).not.toHaveCSS('background-color', white);
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await expect(bar).toHaveCSS('background-color', white);
    await page.getByRole('button', { name: 'Close menu' }).tap();
    await expect(page.locator('body')).not.toHaveClass(/menu-open/);
    await expect(bar).not.toHaveCSS('background-color', white);
  });
});
