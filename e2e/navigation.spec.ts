import { expect, test } from './support/test';

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
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Services' }).hover();
  await expect(page.locator(list('services'))).toBeVisible();
  await page.getByRole('button', { name: 'Industries' }).hover();
  // Longer than the delay with which a list that the pointer left is closed.
  await page.waitForTimeout(400);
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

test('the bar is solid on its paths and after 50 px elsewhere [2.2]', async ({ page }) => {
  const bar = page.locator('.site-bar');
  await page.goto('/contact');
  await expect(bar).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.goto('/services/no-such-service');
  await expect(bar).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.goto('/');
  await expect(bar).toHaveCSS('background-color', 'rgba(12, 35, 80, 0.72)');
  await page.evaluate(() => scrollTo({ top: 50, behavior: 'instant' }));
  await expect(bar).toHaveCSS('background-color', 'rgba(12, 35, 80, 0.72)');
  await page.evaluate(() => scrollTo({ top: 51, behavior: 'instant' }));
  await expect(bar).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

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
    await page.getByRole('button', { name: 'Services' }).tap();
    await expect(page.getByRole('link', { name: 'SEM', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Industries' }).tap();
    await expect(page.locator(list('services'))).toBeHidden();
    await expect(page.getByRole('link', { name: /^Fintech/ })).toBeVisible();
    await expect(
      page.locator('#site-menu').getByRole('link', { name: 'Get Free Consultation' }),
    ).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+/);

    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(page.locator('body')).not.toHaveClass(/menu-open/);
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  });
});
