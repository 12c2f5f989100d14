import { lastListed, projectPath, sampleOption } from '#testing/samples.ts';
import { expectAccessible } from './support/axe.ts';
import { chooseService } from './support/contact-form.ts';
import { waitForFonts } from './support/layout.ts';
import { dropdown, menuButton, opener } from './support/navigation.ts';
import { chip, searchField, sharedTag } from './support/portfolio.ts';
import { expect, test } from './support/test.ts';

// every-kind.spec.ts tests pages as they load; here something is open in them.

test('axe finds nothing with a list of the bar open', async ({ page }) => {
  await page.goto('/thank-you');
  for (const name of ['Services', 'Industries'] as const) {
    await opener(page, name).click();
    await expect(dropdown(page, name)).toBeVisible();
    await expectAccessible(page);
  }
});

test('axe finds nothing in a form with an error, its toast and a chosen service, nor the policy', async ({
  page,
}) => {
  await page.goto('/contact');
  await page.getByLabel('Full Name').fill('Ayesha');
  await chooseService(page, sampleOption);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.locator('.toast')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Chat with us' }).hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
});

test('axe finds nothing in an open article, nor the policy', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('link', { name: /: Read More$/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').locator('.prose')).toBeVisible();
  // The scroll lock works without an inline <style>.
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  await expectAccessible(page);
});

test('axe finds nothing in the filtered portfolio, with a menu open, and where nothing matches, nor the policy', async ({
  page,
}) => {
  await page.goto('/portfolio');
  await chip(page, sharedTag).click();
  await page.getByRole('button', { name: /^Category/ }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await searchField(page).fill('nothing');
  await expect(page.getByRole('button', { name: 'Clear All Filters' })).toBeVisible();
  await expectAccessible(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('axe finds nothing in the menu with a list open', async ({ page }) => {
    await page.goto('/');
    await menuButton(page).tap();
    await opener(page, 'Services').tap();
    await expect(
      page.locator('.site-bar').getByRole('link', { name: lastListed.label, exact: true }),
    ).toBeVisible();
    await expectAccessible(page);
  });

  test('axe finds nothing in the form, the filters and a project', async ({ page }) => {
    for (const path of ['/contact', '/portfolio', projectPath]) {
      await page.goto(path);
      await waitForFonts(page);
      await expectAccessible(page);
    }
  });
});
