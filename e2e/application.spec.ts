import { sampleProject, servicePath } from '#testing/samples.ts';
import { isHydrated, wake } from './support/application.ts';
import { inCategory, portfolioUrl } from './support/portfolio.ts';
import { expect, test } from './support/test.ts';

const idle = { waitUntil: 'networkidle' } as const;

const prefetched = 'link[rel=prefetch]';

test('the application is fetched after the page has loaded, and runs at the first input', {
  tag: '@whole-browser',
}, async ({ page }) => {
  await page.goto('/contact', idle);
  expect(await page.locator(prefetched).count()).toBeGreaterThan(2);
  expect(await isHydrated(page)).toBe(false);
  await wake(page);
});

test('with Save-Data it is fetched with the first input only', {
  tag: '@whole-browser',
}, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('/contact', idle);
  await expect(page.locator(prefetched)).toHaveCount(0);
  await wake(page);
});

test('a campaign’s query in the address does not run the application', {
  tag: '@whole-browser',
}, async ({ page }) => {
  await page.goto('/?utm_source=newsletter', idle);
  expect(await page.locator(prefetched).count()).toBeGreaterThan(2);
  expect(await isHydrated(page)).toBe(false);
  await wake(page);
});

test('filters in an address are applied without an input', async ({ page }) => {
  await page.goto(portfolioUrl(['category', sampleProject.category]), idle);
  await expect(page.getByRole('article')).toHaveCount(inCategory(sampleProject.category).length);
});

test('a draft is restored without an input', async ({ page }) => {
  await page.goto('/contact', idle);
  await wake(page);
  const message = page.locator('main form').getByLabel('Message');
  await message.pressSequentially('A shop');
  await page.waitForFunction(() => sessionStorage.getItem('draft:/contact')?.endsWith('shop'));
  await page.goto('/about', idle);
  await page.goto('/contact', idle);
  await expect(message).toHaveValue('A shop');
});

test('a page changed before it hydrates keeps its content', async ({ page }) => {
  // As a translator does: it replaces text nodes.
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const label = document.querySelector('footer form label');
      if (label) label.innerHTML = '<font>Adresse</font>';
    });
  });
  await page.goto(servicePath, idle);
  await wake(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#offer h3').first()).toBeVisible();
  // React rendered the page again: the change did break hydration.
  await expect(page.locator('footer form label')).toHaveText('Email address');
});
