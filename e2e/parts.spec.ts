import type { Page } from '@playwright/test';
import { sampleOption } from '#testing/samples.ts';
import { blockParts, holdScripts } from './support/application.ts';
import { fillFields, newLead } from './support/contact-form.ts';
import { expectStored } from './support/stored.ts';
import { expect, test } from './support/test.ts';

// The parts that are loaded when they are needed: browser/load-part.ts.

const idle = { waitUntil: 'networkidle' } as const;

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' });

test('with Save-Data they are fetched at the first touch only', {
  tag: '@whole-browser',
}, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/contact', idle);
  expect(asked.filter((url) => url.includes('/assets/touch-'))).toEqual([]);
  await page.getByLabel('Full Name').focus();
  await expect.poll(() => asked.some((url) => url.includes('/assets/touch-'))).toBe(true);
});

test('Enter at once on the home form sends what was typed when its script is late, and clears it [2.3.6, 4]', async ({
  page,
  site,
}) => {
  const { name, email, message } = newLead();
  const release = await holdScripts(page);
  await page.goto('/');
  await fillFields(page, { name, email, message });
  await page.locator('#contact form [name=email]').press('Enter');
  await expect(send(page)).toHaveAttribute('aria-disabled', 'true');
  release();
  await expect(page.locator('.toast')).toContainText('Message Sent!');
  await expect(page.locator('#contact form').getByLabel('Message')).toHaveValue('');
  await expect(page).toHaveURL('/');
  await expectStored(site, { message });
});

test('where the script of a form does not come, the browser checks and sends it', async ({
  page,
  site,
}) => {
  const lead = newLead();
  await blockParts(page);
  await page.goto('/contact');
  await fillFields(page, { ...lead, phone: '' });
  await send(page).click();
  await expect(page.locator('main [name=phone]')).toBeFocused();
  await fillFields(page, lead);
  await page.getByRole('combobox', { name: 'Service' }).selectOption(sampleOption);
  await send(page).click();
  await expect(page).toHaveURL(/\/thank-you$/);
  await expectStored(site, lead);
});

test('a script that never answers is waited for once', async ({ page }) => {
  await holdScripts(page, '**/assets/islands-*.js');
  await page.clock.install({ time: 0 });
  await page.goto('/contact');
  await page.clock.pauseAt(60_000);
  await page.getByLabel('Full Name').focus();
  const toast = page.getByRole('alert');
  await send(page).click();
  await expect(page.getByLabel('Full Name')).toHaveAttribute('aria-invalid', 'true');
  await page.clock.runFor(3_100);
  await expect(toast).toContainText('Full Name Required');
  await page.clock.runFor(5_100);
  await expect(toast).toHaveCount(0);
  await send(page).click();
  await page.clock.runFor(100);
  await expect(toast).toContainText('Full Name Required');
});

test('where the effects’ script is corrupt, a touch tries again', async ({ page }) => {
  await page.route('**/assets/effects-*.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'class {' }),
  );
  await page.goto('/contact', idle);
  const again = page.waitForRequest('**/assets/effects-*.js?1');
  await page.getByLabel('Full Name').click();
  await again;
});
