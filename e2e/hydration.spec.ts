import { expect, test } from './support/test';

test('a page that something changed before it hydrated keeps its words', async ({ page }) => {
  // What a translator does: text nodes are replaced under React's feet.
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const label = document.querySelector('footer form label');
      if (label) label.innerHTML = '<font>Adresse</font>';
    });
  });
  await page.goto('/services/seo');
  await expect(page.locator('.menu[data-ready]')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#offer h3').first()).toBeVisible();
  // React has rendered the page anew, so the test has tested something.
  await expect(page.locator('footer form label')).toHaveText('Email address');
});

test('a tap on the menu that comes before the scripts is answered when they are there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  const toggle = page.getByRole('button', { name: 'Open menu' });
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  release();
  await expect(page.locator('body')).toHaveClass(/menu-open/);
  await expect(page.getByRole('button', { name: 'Services' })).toBeVisible();
});
