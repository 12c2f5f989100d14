import { routes } from '#lib/content/routes.ts';
import { lastListed, projectPath, sampleOption } from '#testing/samples.ts';
import { expectAccessible } from './support/axe.ts';
import { chooseService } from './support/contact-form.ts';
import { dropdown, menuButton, opener } from './support/navigation.ts';
import {
  chip,
  countText,
  loneTag,
  searchField,
  showAllTags,
  withTag,
} from './support/portfolio.ts';
import { expect, test } from './support/test.ts';
import { watchAnnouncements } from './support/watch-announcements.ts';

// every-page.spec.ts tests pages as they load; here something is open in them.

const phone = { width: 390, height: 844 };

test('axe finds nothing with a list of the bar open, nor in a plain page', async ({ page }) => {
  await page.goto('/thank-you');
  for (const name of ['Services', 'Industries'] as const) {
    await opener(page, name).click();
    await expect(dropdown(page, name)).toBeVisible();
    await expectAccessible(page, [], '.site-bar');
  }
  // As every page that a mail's link leads to.
  await page.goto(`${routes.unsubscribeApi}?token=${'x'.repeat(32)}`);
  await expectAccessible(page);
});

test('axe finds nothing in a form with an error, its toast and a chosen service', async ({
  page,
}) => {
  await page.goto('/contact');
  await page.getByLabel('Full Name').fill('Ayesha');
  await chooseService(page, sampleOption);
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.locator('.toast')).toBeVisible();
  await expectAccessible(page);
});

test('axe finds nothing in an open article', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('link', { name: /: Read More$/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').locator('.prose')).toBeVisible();
  // What is behind does not scroll, nor move to where a scrollbar was.
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  await expect(page.locator('html')).toHaveCSS('scrollbar-gutter', 'stable');
  await expectAccessible(page);
});

test('axe finds nothing in the filtered portfolio, which is announced once, by its count, with a menu open, and where nothing matches', async ({
  page,
}) => {
  await page.goto('/portfolio');
  const announced = await watchAnnouncements(page);
  await showAllTags(page);
  await chip(page, loneTag).click();
  await expect.poll(announced).toEqual([countText(withTag(loneTag).length)]);
  await page.getByRole('button', { name: /^Category/ }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await searchField(page).fill('nothing');
  await expect(page.getByRole('button', { name: 'Clear All Filters' })).toBeVisible();
  await expectAccessible(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('axe finds nothing in the menu with a list open', async ({ page }) => {
    await page.goto(projectPath);
    await menuButton(page).tap();
    await opener(page, 'Services').tap();
    const last = { name: lastListed.label, exact: true };
    await expect(page.locator('.site-bar').getByRole('link', last)).toBeVisible();
    await expectAccessible(page, [], '.site-bar');
  });
});
