import type { Page } from '@playwright/test';
import { content } from '#lib/content/content.ts';
import { sampleOption } from '#testing/samples.ts';
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

const form = (page: Page) => page.locator('main form');
const toast = (page: Page) => page.locator('.toast');
const send = (page: Page) => form(page).locator('[type=submit]');

test('an error is announced by the toast’s title and described at the field, which has the focus, until it is right [5.1]', async ({
  page,
}) => {
  await page.goto('/contact');
  await fillContactForm(page, { ...newLead(), message: 'A shop' });
  const announced = await watchAnnouncements(page);
  await send(page).click();
  const message = form(page).getByRole('textbox', { name: 'Message' });
  await expect(message).toBeFocused();
  await expect.poll(announced).toEqual([expect.stringContaining('Message Too Short')]);
  expect((await announced()).join()).not.toContain('15 characters');
  await message.press('End');
  await page.keyboard.type(', ple');
  await expect(message).toHaveAttribute('aria-invalid', 'true');
  await expect(message).toHaveAccessibleDescription(/at least 15 characters/);
  await page.keyboard.type('ase.');
  await expect(message).toHaveAttribute('aria-invalid', 'false');
  await expect(message).toHaveAccessibleDescription('One full sentence is enough to begin.');
});

test('only the first wrong field is marked, which may be the service, whose React alone runs from the first touch [5.1]', async ({
  page,
}) => {
  await page.goto('/contact');
  const service = page.getByRole('combobox', { name: 'Service' });
  await expect(service.locator('option')).toHaveCount(1 + serviceOptions.length);
  await fillFields(page, { ...newLead(), message: '' });
  await expect(serviceButton(page)).toBeVisible();
  await expect(page.locator('.toast-viewport')).toHaveCount(0);
  await send(page).click();
  await expect(toast(page)).toContainText('Service Selection Required');
  await expect(service).toBeFocused();
  await expect(service).toHaveAccessibleDescription(/select a service/);
  await expect(form(page).locator('[aria-invalid=true]')).toHaveCount(1);
  await chooseService(page, sampleOption);
  await expect(form(page).locator('[aria-invalid=true]')).toHaveCount(0);
});

test('the home form shows the server’s errors at their fields, and is cleared once it is sent, which any ok answer says [2.3.6, 4, 5.2, 7, 8]', async ({
  page,
}) => {
  await page.goto('/');
  await fillFields(page, { name: 'Ayesha', email: 'ayesha@example', message: 'We sell carpets.' });
  await send(page).click();
  await expect(toast(page)).toContainText('Failed to send message. Please try again.');
  const email = form(page).getByLabel('Email');
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription('Please enter a valid email address.');
  await expect(form(page).locator('[aria-invalid=true]')).toHaveCount(1);

  await page.route('**/api/contacts', (route) => route.fulfill({ json: { success: false } }));
  await email.fill('ayesha@example.com');
  await expect(email).toHaveAttribute('aria-invalid', 'false');
  await email.press('Enter');
  await expect(toast(page)).toContainText('Message Sent!');
  await expect(toast(page)).toContainText(
    "Thank you for contacting us. We'll get back to you soon.",
  );
  await expect(email).toHaveValue('');
  await expect(email).toBeFocused();
});
