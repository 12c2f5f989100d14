import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/test.ts';

test('a subscriber is welcomed once, and can leave only by a button [4, 8]', async ({
  page,
  inbox,
}) => {
  const email = `reader.${process.pid}@example.com`;
  await page.goto('/contact');
  const form = page.locator('footer form');
  await form.getByLabel('Email address').fill(email);
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Subscribed!', { exact: true })).toBeVisible();
  await expect(form.getByLabel('Email address')).toHaveValue('');

  const welcome = await inbox.waitFor((mail) => mail.to?.[0]?.address === email);

  await form.getByLabel('Email address').fill(email.toUpperCase());
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(
    page.getByText('Failed to subscribe. You may already be subscribed.', { exact: true }),
  ).toBeVisible();

  const link = /href="([^"]*unsubscribe[^"]*)"/.exec(welcome.html ?? '')?.[1] ?? '';
  await page.goto(new URL(link).pathname + new URL(link).search);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are unsubscribed');
});
