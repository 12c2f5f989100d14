import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { openPortfolio } from './support/portfolio';
import { expect, test } from './support/test';

for (const width of [1440, 390]) {
  test.describe(`axe at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('finds nothing on the list', async ({ page }) => {
      await openPortfolio(page);
      await expectClean(page);
    });

    test('finds nothing on the list filtered, with a menu open', async ({ page }) => {
      await openPortfolio(page);
      if (width < 768) await page.getByRole('button', { name: 'Show Filters' }).click();
      await page.getByRole('button', { name: /^Reports/ }).click();
      await page.getByRole('button', { name: /^Category/ }).click();
      await expect(page.getByRole('menu')).toBeVisible();
      await expectClean(page);
    });

    test('finds nothing where no project matches', async ({ page }) => {
      await openPortfolio(page, '?q=nothing');
      await page.getByRole('button', { name: 'Clear All Filters' }).waitFor();
      await expectClean(page);
    });

    for (const path of ['/portfolio/restaurant-ordering', '/portfolio/no-such-project']) {
      test(`finds nothing on ${path}`, async ({ page }) => {
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        await expectClean(page);
      });
    }
  });
}

test('neither the dropdowns nor anything else offends the policy', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  await openPortfolio(page);
  await page.getByRole('button', { name: /^Category/ }).click();
  await page.getByRole('menuitemradio', { name: 'Legal' }).click();
  await page.goto('/portfolio/hrms');
  await page.waitForLoadState('networkidle');
  expect(complaints).toEqual([]);
});

async function expectClean(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}
