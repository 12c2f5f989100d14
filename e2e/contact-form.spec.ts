import { sampleOption } from '@/testing/samples';
import { fillContactForm, fillFields, newLead, takeTime } from './support/contact-form';
import { expect, test } from './support/test';
import { watchScripts } from './support/watch-effects';

test('what is wrong is said in a toast and at the field, which is marked and focused [5.1]', {
  tag: '@engines',
}, async ({ page }) => {
  const lead = { ...newLead(), message: 'Too short' };
  await page.goto('/contact');
  await fillContactForm(page, lead);
  await page.getByRole('button', { name: 'Send Message' }).click();

  const toast = page.locator('.toast');
  await expect(toast).toContainText('Message Too Short');
  const message = page.locator('main form').getByLabel('Message');
  await expect(message).toBeFocused();
  await expect(message).toHaveAttribute('aria-invalid', 'true');
  await expect(message).toHaveAccessibleDescription(
    'Please write at least 15 characters to describe your requirements.',
  );
});

test('a service that was not chosen is asked for, and the select focused [5.1.4]', async ({
  page,
}) => {
  const lead = newLead();
  await page.goto('/contact');
  const form = page.locator('main form');
  await fillFields(page, lead);
  await form.locator('button[role=combobox]').waitFor();
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.locator('.toast')).toContainText('Service Selection Required');
  await expect(page.getByRole('combobox', { name: 'Service' })).toBeFocused();
});

test('without a connection the visitor is told so and the text stays [8]', {
  tag: '@engines',
}, async ({ page, context }) => {
  const lead = newLead();
  await page.goto('/contact');
  await fillContactForm(page, lead);
  // What shows the message comes at the first touch.
  await expect(page.locator('main form').getByRole('status')).toBeAttached();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.locator('.toast')).toContainText('Network Error');
  await expect(page.locator('main form').getByLabel('Message')).toHaveValue(lead.message);
});

test('an answer that is not ok reads as a failed submission [4]', async ({ page }) => {
  // A name longer than the server takes: the browser's checks let it through.
  const lead = { ...newLead(), name: 'x'.repeat(201) };
  await page.goto('/contact');
  await fillContactForm(page, lead);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.locator('.toast')).toContainText('Submission Failed');
});

test('who goes back from the thank-you page finds a form that can be sent again', async ({
  page,
}) => {
  await page.goto('/contact');
  await fillContactForm(page, newLead());
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page).toHaveURL(/\/thank-you$/);
  // The page may come out of the back/forward cache: there is no load to wait for then.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
});

test('a form whose code cannot be fetched is sent by the browser itself', async ({
  page,
  inbox,
}) => {
  const lead = newLead();
  await page.goto('/contact');
  await page.route('**/*.js', (route) => route.abort());
  const form = page.locator('main form');
  await fillFields(page, lead);
  await form.getByLabel('Service').selectOption(sampleOption);
  await takeTime(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page).toHaveURL(/\/thank-you$/);
  await inbox.waitFor((mail) => !!mail.text?.includes(lead.message));
});

test('the toast and the select come when the form is touched, not before', async ({ page }) => {
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
