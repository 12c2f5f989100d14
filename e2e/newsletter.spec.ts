import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const failed = 'Failed to subscribe. You may already be subscribed.';

const expectToast = (page: Page, words: string) =>
  expect(page.getByText(words, { exact: true })).toBeVisible();

test('a subscriber is welcomed once, and can leave, and come back, only by a button [4, 8]', async ({
  page,
  inbox,
}) => {
  const email = `reader.${process.pid}@example.com`;
  await page.goto('/contact');
  const form = page.locator('footer form');
  await form.getByLabel('Email address').fill(email);
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expectToast(page, 'Subscribed!');
  await expectToast(page, 'Thank you for subscribing to our newsletter.');
  await expect(form.getByLabel('Email address')).toHaveValue('');

  const welcome = await inbox.waitFor((mail) => mail.to?.[0]?.address === email);

  await form.getByLabel('Email address').fill(email.toUpperCase());
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expectToast(page, failed);

  const field = form.getByLabel('Email address');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription('This address is already subscribed.');

  const link = /href="([^"]*unsubscribe[^"]*)"/.exec(welcome.html ?? '')?.[1] ?? '';
  await page.goto(new URL(link).pathname + new URL(link).search);
  // As every page that a mail's link leads to.
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are unsubscribed');

  await page.goto(page.url());
  await page.getByRole('button', { name: 'Subscribe again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subscribed!');
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
  const form = page.locator('footer form');
  const field = form.getByLabel('Email address');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(field).toBeFocused();
  await expect(page.locator('.toast')).toHaveCount(0);
  expect(sent).toEqual([]);

  await field.fill('reader@example.com');
  await field.press('Enter');
  await expectToast(page, failed);
  await expect(field).toHaveValue('reader@example.com');
});
