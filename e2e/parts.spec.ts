import type { Page } from '@playwright/test';
import { sampleOption } from '#testing/samples.ts';
import { holdScripts, partScripts } from './support/application.ts';
import { fillFields, newLead } from './support/contact-form.ts';
import { expectStored } from './support/stored.ts';
import { expect, test } from './support/test.ts';

// The parts that are loaded when they are needed: browser/load-part.ts.

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' });

test('with Save-Data they are fetched at the first touch only', {
  tag: '@whole-browser',
}, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/contact', { waitUntil: 'networkidle' });
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

for (const body of [undefined, 'export {}']) {
  test(`where the script of a form does not ${body ? 'work' : 'come'}, the browser checks and sends it`, async ({
    page,
    site,
  }) => {
    const lead = newLead();
    await page.route(partScripts, (route) =>
      body ? route.fulfill({ contentType: 'text/javascript', body }) : route.abort(),
    );
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
}
