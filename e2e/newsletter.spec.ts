import { expect, test } from './support/test.ts';

test('a subscriber is welcomed, leaves and comes back [4, 5.3, 8]', async ({ page, inbox }) => {
  const email = `reader.${process.pid}@example.com`;
  const form = page.locator('footer form');
  const field = form.getByLabel('Email address');
  const says = (words: string) => expect(page.getByText(words, { exact: true })).toBeVisible();
  await page.goto('/contact');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(field).toBeFocused();
  await expect(page.locator('.toast')).toHaveCount(0);
  expect(sent.filter((url) => url.endsWith('/api/newsletter'))).toEqual([]);

  await page.route('**/api/newsletter', (route) => route.abort(), { times: 1 });
  await field.fill(email);
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await says('Failed to subscribe. You may already be subscribed.');
  await expect(field).toHaveValue(email);
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await says('Subscribed!');
  await says('Thank you for subscribing to our newsletter.');
  await expect(field).toHaveValue('');
  const welcome = await inbox.waitFor((mail) => mail.to?.[0]?.address === email);

  await field.fill(email.toUpperCase());
  await field.press('Enter');
  await says('Failed to subscribe. You may already be subscribed.');
  await expect(field).toHaveValue(email.toUpperCase());
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription('This address is already subscribed.');

  const link = /href="([^"]*unsubscribe[^"]*)"/.exec(welcome.html ?? '')?.[1] ?? '';
  await page.goto(new URL(link).pathname + new URL(link).search);
  const heading = page.getByRole('heading', { level: 1 });
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(heading).toHaveText('You are unsubscribed');
  await page.goto(page.url());
  await page.getByRole('button', { name: 'Subscribe again' }).click();
  await expect(heading).toHaveText('Subscribed!');
});
