import type { Page } from '@playwright/test';
import { content } from '#lib/content/content.ts';
import { contactFields, mapFields } from '#lib/shared/contact-fields.ts';
import { sampleOption } from '#testing/samples.ts';
import { goBack } from './support/application.ts';
import {
  chooseService,
  fillContactForm,
  fillFields,
  newLead,
  serviceButton,
} from './support/contact-form.ts';
import { expect, test } from './support/test.ts';
import { watchAnnouncements } from './support/watch-announcements.ts';

const { serviceOptions } = content().contact;

const calls = '**/api/contacts';
const form = (page: Page) => page.locator('main form');
const toast = (page: Page) => page.locator('.toast');
const send = (page: Page) => form(page).locator('[type=submit]');

test('a marked field is looked at again as it is corrected, until it is right', async ({
  page,
}) => {
  await page.goto('/contact');
  await fillContactForm(page, { ...newLead(), message: '' });
  await send(page).click();
  const message = form(page).getByLabel('Message');
  await expect(message).toBeFocused();
  await expect(message).toHaveAccessibleDescription(/tell us about your project/);
  await page.keyboard.type('A shop, ple');
  await expect(message).toHaveAttribute('aria-invalid', 'true');
  await expect(message).toHaveAccessibleDescription(/at least 15 characters/);
  await page.keyboard.type('ase.');
  await expect(message).toHaveAttribute('aria-invalid', 'false');
  await expect(message).toHaveAccessibleDescription('');
});

test('only the first wrong field is marked, which may be the service [5.1]', async ({ page }) => {
  await page.goto('/contact');
  await fillFields(page, { ...newLead(), message: '' });
  await serviceButton(page).waitFor();
  await send(page).click();
  await expect(toast(page)).toContainText('Service Selection Required');
  const service = page.getByRole('combobox', { name: 'Service' });
  await expect(service).toBeFocused();
  await expect(service).toHaveAccessibleDescription(/select a service/);
  await expect(form(page).locator('[aria-invalid=true]')).toHaveCount(1);
  await chooseService(page, sampleOption);
  await expect(form(page).locator('[aria-invalid=true]')).toHaveCount(0);
});

test('a message is sent once; meanwhile the button says so, and keeps the focus through a failure, which is announced once [4]', {
  tag: '@engines',
}, async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  const sent: string[] = [];
  await page.route(calls, async (route) => {
    sent.push(route.request().url());
    await gate.promise;
    await route.fulfill({ status: 503, body: '' });
  });
  const lead = newLead();
  await page.goto('/contact');
  await fillContactForm(page, lead);
  const announced = await watchAnnouncements(page);
  await send(page).click();
  await expect(send(page)).toHaveText('Sending...');
  await expect(send(page)).toBeDisabled();
  await send(page).click({ force: true });
  gate.resolve();
  await expect(toast(page)).toContainText('Submission Failed');
  await expect.poll(announced).toHaveLength(1);
  // The announcer's region is removed after a second.
  await expect(page.locator('[role=status][aria-live=assertive]')).toHaveCount(0);
  expect(await announced()).toEqual([expect.stringContaining('Submission Failed')]);
  await expect(send(page)).toBeEnabled();
  await expect(send(page)).toBeFocused();
  await expect(form(page).getByLabel('Message')).toHaveValue(lead.message);
  expect(sent).toHaveLength(1);
});

test('an answer without a success flag that is true is a failure on the contact page [4]', async ({
  page,
}) => {
  await page.goto('/contact');
  await fillContactForm(page, newLead());
  for (const body of ['{"success": "true"}', 'null']) {
    await page.route(calls, (route) => route.fulfill({ body }), { times: 1 });
    await send(page).click();
    await expect(toast(page)).toContainText('Submission Failed');
    await toast(page).getByRole('button', { name: 'Close' }).click();
    await expect(toast(page)).toHaveCount(0);
  }
  await expect(page).toHaveURL('/contact');
});

test('the home form shows the server’s errors at their fields, and is cleared once it is sent [2.3.6, 4, 5.2, 8]', async ({
  page,
}) => {
  await page.goto('/');
  await fillFields(page, { name: 'Ayesha', email: 'ayesha@example', message: 'We sell carpets.' });
  await send(page).click();
  await expect(toast(page)).toContainText('Failed to send message. Please try again.');
  const email = form(page).getByLabel('Email');
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription('Please enter a valid e-mail address.');
  await expect(form(page).locator('[aria-invalid=true]')).toHaveCount(1);

  await email.fill('ayesha@example.com');
  await expect(email).toHaveAttribute('aria-invalid', 'false');
  await email.press('Enter');
  await expect(toast(page)).toContainText('Message Sent!');
  await expect(email).toHaveValue('');
  await expect(email).toBeFocused();
});

test('the home form sends what is there; a failure is logged, and keeps the input [8]', async ({
  page,
}) => {
  const logged = page.waitForEvent('console', (message) => message.type() === 'error');
  const asked = page.waitForRequest(calls);
  await page.route(calls, (route) => route.fulfill({ status: 429, body: 'out of order' }));
  await page.goto('/');
  await form(page).getByLabel('Email').fill('nobody');
  await send(page).click();
  const empty = mapFields(contactFields, () => '');
  expect((await asked).postDataJSON()).toEqual({ ...empty, email: 'nobody' });
  await expect(toast(page)).toContainText('Failed to send message. Please try again.');
  await expect(form(page).getByLabel('Email')).toHaveValue('nobody');
  await expect(send(page)).toBeFocused();
  expect((await logged).text()).toMatch(/429/);
});

test('the newsletter form does nothing while empty, and keeps an address that failed [5.3, 8]', async ({
  page,
}) => {
  const sent: string[] = [];
  await page.route('**/api/newsletter', (route) => {
    sent.push(route.request().url());
    return route.abort();
  });
  await page.goto('/thank-you');
  const field = page.getByLabel('Email address');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(field).toBeFocused();
  await expect(toast(page)).toHaveCount(0);
  expect(sent).toEqual([]);
  await field.fill('reader@example.com');
  await field.press('Enter');
  await expect(toast(page)).toContainText('Failed to subscribe. You may already be subscribed.');
  await expect(field).toHaveValue('reader@example.com');
});

test('after Back from the thank-you page the form can be sent again', async ({ page }) => {
  await page.goto('/contact');
  await fillContactForm(page, newLead());
  await send(page).click();
  await expect(page).toHaveURL(/\/thank-you$/);
  await goBack(page);
  await expect(send(page)).toBeEnabled();
});

test('no React runs before the form is touched; then that of the select alone', async ({
  page,
}) => {
  await page.goto('/contact');
  await page.waitForLoadState('networkidle');
  const options = page.getByRole('combobox', { name: 'Service' }).locator('option');
  await expect(options).toHaveCount(1 + serviceOptions.length);
  await page.getByLabel('Full Name').focus();
  await expect(serviceButton(page)).toBeVisible();
  await expect(page.locator('.toast-viewport')).toHaveCount(0);
});
