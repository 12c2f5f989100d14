import { sampleProject, servicePath } from '@/testing/samples';
import { isHydrated, wake } from './support/application';
import { inCategory, queryOf } from './support/portfolio';
import { expect, test } from './support/test';

const settled = { waitUntil: 'networkidle' } as const;

/** The scripts of the application that are fetched ahead of need. */
const prefetched = 'link[rel=prefetch]';

test('the application is fetched after the page has loaded, and runs at the first sign of a hand', {
  tag: '@whole-browser',
}, async ({ page }) => {
  await page.goto('/contact', settled);
  expect(await page.locator(prefetched).count()).toBeGreaterThan(2);
  expect(await isHydrated(page)).toBe(false);
  await wake(page);
});

test('who saves data fetches it with the first touch only', {
  tag: '@whole-browser',
}, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('/contact', settled);
  await expect(page.locator(prefetched)).toHaveCount(0);
  await wake(page);
});

test('a query that a campaign adds to an address runs nothing', {
  tag: '@whole-browser',
}, async ({ page }) => {
  await page.goto('/?utm_source=newsletter', settled);
  expect(await page.locator(prefetched).count()).toBeGreaterThan(2);
  expect(await isHydrated(page)).toBe(false);
  await wake(page);
});

test('filters in an address are answered without a hand', async ({ page }) => {
  await page.goto(`/portfolio${queryOf(['category', sampleProject.category])}`, settled);
  await page.waitForFunction(() => 'hydratedAt' in window);
  await expect(page.getByRole('article')).toHaveCount(inCategory(sampleProject.category).length);
});

test('a draft comes back without a hand', async ({ page }) => {
  await page.goto('/contact', settled);
  await wake(page);
  const message = page.locator('main form').getByLabel('Message');
  await message.pressSequentially('A shop');
  await page.waitForFunction(() => sessionStorage.getItem('draft:/contact')?.endsWith('shop'));
  await page.goto('/about', settled);
  await page.goto('/contact', settled);
  await expect(message).toHaveValue('A shop');
});

test('a page that something changed before it hydrated keeps its words', async ({ page }) => {
  // What a translator does: text nodes are replaced under React's feet.
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const label = document.querySelector('footer form label');
      if (label) label.innerHTML = '<font>Adresse</font>';
    });
  });
  await page.goto(servicePath, settled);
  await wake(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#offer h3').first()).toBeVisible();
  // React has rendered the page anew, so the test has tested something.
  await expect(page.locator('footer form label')).toHaveText('Email address');
});
