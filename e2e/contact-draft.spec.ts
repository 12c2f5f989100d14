import type { Page } from '@playwright/test';
import { sampleOption } from '#testing/samples.ts';
import { goBack } from './support/application.ts';
import { fillContactForm, newLead } from './support/contact-form.ts';
import { expect, test } from './support/test.ts';
import { watchShifts } from './support/watch-effects.ts';

async function keptDraft(page: Page) {
  const draft = await page.evaluate(() => sessionStorage.getItem('draft:/contact'));
  return Object.fromEntries(new URLSearchParams(draft ?? ''));
}

test('a draft survives a reload; after Back from what was sent another can be written', async ({
  page,
}) => {
  const lead = newLead();
  await page.goto('/contact');
  await fillContactForm(page, lead);
  const draft = { ...lead, service: sampleOption };
  await expect.poll(() => keptDraft(page)).toEqual(draft);

  await page.reload();
  const form = page.locator('main form');
  for (const [name, value] of Object.entries(draft)) {
    await expect(form.locator(`[name=${name}]`)).toHaveValue(value);
  }

  await form.getByLabel('Message').focus();
  const sent = page.waitForRequest('**/api/contacts');
  await page.getByRole('button', { name: 'Send Message' }).click();
  expect((await sent).postDataJSON()).toEqual(lead);
  await expect(page).toHaveURL(/\/thank-you$/);
  await goBack(page);
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  await expect(form.getByLabel('Message')).toHaveValue('');
});

test('a mistyped domain gets a suggestion that shifts nothing, and corrects it when pressed', {
  tag: '@whole-browser',
}, async ({ page }) => {
  await page.goto('/contact');
  const shifted = await watchShifts(page);
  const form = page.locator('main form');
  await form.getByLabel('Email').fill('ayesha@gmial.com');
  await form.getByLabel('Phone').focus();
  const suggestion = form.getByRole('button', { name: 'ayesha@gmail.com' });
  await expect(form.getByRole('status')).toHaveText('Did you mean ayesha@gmail.com?');
  expect(await shifted()).toEqual([]);
  await suggestion.click();
  await expect(form.getByLabel('Email')).toHaveValue('ayesha@gmail.com');
  await expect(form.getByLabel('Email')).toBeFocused();
  await expect(suggestion).toHaveCount(0);
});
