import { sampleOption } from '#testing/samples.ts';
import { goBack } from './support/application.ts';
import {
  fillContactForm,
  fillFields,
  mailOf,
  newLead,
  waitAsHuman,
} from './support/contact-form.ts';
import { expect, test } from './support/test.ts';
import { watchScripts } from './support/watch-effects.ts';

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
  await page.route('**/*.js', (route) => route.abort());
  const form = page.locator('main form');
  await fillFields(page, lead);
  await form.getByLabel('Service').selectOption(sampleOption);
  await waitAsHuman(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page).toHaveURL(/\/thank-you$/);
  await inbox.waitFor(mailOf(lead));
});

test('the code of toast and select loads when the form is focused, not before', async ({
  page,
}) => {
  const scripts = watchScripts(page);
  const holding = (word: string) => scripts.filter((script) => script.includes(word)).length;
  await page.goto('/contact');
  await page.waitForLoadState('networkidle');
  expect(scripts.length).toBeGreaterThan(2);
  expect([holding('data-swipe-direction'), holding('data-radix-select-viewport')]).toEqual([0, 0]);

  await page.getByLabel('Full Name').focus();
  await expect
    .poll(() => [holding('data-swipe-direction'), holding('data-radix-select-viewport')])
    .toEqual([1, 1]);
});
