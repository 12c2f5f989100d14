import type { Locator } from '@playwright/test';
import { routes } from '#lib/content/routes.ts';
import { translate } from './support/change-page.ts';
import {
  chooseService,
  expectStored,
  fillFields,
  newLead,
  serviceButton,
} from './support/contact-form.ts';
import { expect, test } from './support/test.ts';

// Nothing that a visitor holds is lost on a page that a translator changed before the first touch.

/** Taps a field and types; the second part into the middle of the first. */
async function typeInto(field: Locator, text: string) {
  await field.evaluate((element) => Object.assign(window, { held: element }));
  await field.click();
  const [start, end] = [text.slice(0, 2), text.slice(5)];
  const { keyboard } = field.page();
  await keyboard.type(start + end);
  for (const _ of end) await keyboard.press('ArrowLeft');
  await keyboard.type(text.slice(2, 5));
  await expect(field).toHaveValue(text);
  await expect(field).toBeFocused();
  expect(await field.evaluate((element) => 'held' in window && window.held === element)).toBe(true);
}

test('a translated page keeps what is typed, and sends it @engines', async ({ page, site }) => {
  const lead = newLead();
  await page.goto('/contact', { waitUntil: 'load' });
  await page.evaluate(translate);
  const form = page.locator('main form');
  const { email, message, ...others } = lead;
  await typeInto(form.locator('[name=email]'), email);
  await typeInto(form.locator('[name=message]'), message);
  await fillFields(page, others);
  await chooseService(page);
  await expect(serviceButton(page)).toHaveText(/^~/);
  await form.locator('[type=submit]').click();
  await expect(page).toHaveURL(/\/thank-you$/);
  await expectStored(site, lead);
});

test('toasts follow each other while a translator goes on translating', async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  await page.goto('/thank-you', { waitUntil: 'load' });
  await page.evaluate(translate);
  const field = page.locator('footer form input');
  await field.fill(newLead().email);
  for (const words of ['~Subscribed!', '~Error', '~Error']) {
    const address = await field.inputValue();
    // Else the toast before, which may say the same, is taken for this one.
    const answer = page.waitForResponse((one) => one.url().endsWith(routes.newsletterApi));
    await field.press('Enter');
    await answer;
    await expect(page.locator('.toast')).toContainText(words);
    await field.fill(address);
  }
  await page.locator('.toast button').click();
  await expect(page.locator('.toast')).toHaveCount(0);
  expect(problems).toEqual([]);
});
