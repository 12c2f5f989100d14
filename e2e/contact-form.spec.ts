import { sampleOption } from '#testing/samples.ts';
import { blockParts, goBack } from './support/application.ts';
import {
  fillContactForm,
  fillFields,
  mailOf,
  newLead,
  waitAsHuman,
} from './support/contact-form.ts';
import { expect, test } from './support/test.ts';

test('after Back from the thank-you page the form can be sent again', async ({ page }) => {
  await page.goto('/contact');
  await fillContactForm(page, newLead());
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page).toHaveURL(/\/thank-you$/);
  await goBack(page);
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
});

test('a form whose code cannot be fetched is submitted by the browser', async ({ page, inbox }) => {
  const lead = newLead();
  await page.goto('/contact');
  await blockParts(page);
  const form = page.locator('main form');
  await fillFields(page, lead);
  await form.getByLabel('Service').selectOption(sampleOption);
  await waitAsHuman(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page).toHaveURL(/\/thank-you$/);
  await inbox.waitFor(mailOf(lead));
});

test('no React runs before the form is touched; then that of the select alone', async ({
  page,
}) => {
  await page.goto('/contact');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('combobox', { name: 'Service' })).toHaveJSProperty(
    'tagName',
    'SELECT',
  );
  await page.getByLabel('Full Name').focus();
  await expect(page.locator('main form button[role=combobox]')).toBeVisible();
  await expect(page.locator('.toast-viewport')).toHaveCount(0);
});
