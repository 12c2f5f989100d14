import { tags } from '#content/projects/index.ts';
import { blockApplication, holdScripts } from './support/application.ts';
import { fillFields, mailOf, newLead, waitAsHuman } from './support/contact-form.ts';
import { chip, loneTag, portfolioUrl, sharedTag } from './support/portfolio.ts';
import { expect, test } from './support/test.ts';

// Input before hydration is not lost.

const early = { waitUntil: 'domcontentloaded' } as const;

test('chips, search and a dropdown used before the scripts load take effect, in their order', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/portfolio', early);
  await page.getByRole('searchbox', { name: 'Search' }).fill('a');
  const [one = '', two = '', three = ''] = tags;
  for (const tag of [one, two, one, three]) await chip(page, tag).click();
  await page.getByRole('button', { name: /^Category/ }).click();
  release();
  await expect(page.getByRole('menuitemradio', { name: 'All Categories' })).toBeVisible();
  await expect(page).toHaveURL(portfolioUrl(['q', 'a'], ['tag', two], ['tag', three]));
});

test('Enter at once on the home form sends what was typed when the scripts are late', async ({
  page,
  inbox,
}) => {
  const lead = newLead();
  const release = await holdScripts(page);
  await page.goto('/', early);
  const form = page.locator('main form');
  await form.getByLabel('Name').fill(lead.name);
  await form.getByLabel('Phone').fill(lead.phone);
  await form.getByLabel('Message').fill(lead.message);
  await form.getByLabel('Email').fill(lead.email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Send Message' })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  release();
  await expect(page.locator('.toast')).toContainText('Message Sent!');
  await expect(page).toHaveURL('/');
  await inbox.waitFor(mailOf(lead));
});

test('submitting an empty contact form before hydration shows the form’s error, not the browser’s [5.1]', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/contact', early);
  const button = page.getByRole('button', { name: 'Send Message' });
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.locator('.toast')).toContainText('Full Name Required');
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await expect(button).not.toHaveAttribute('aria-busy');
});

test('an autofilled form is sent by the first click', async ({ page, inbox }) => {
  const lead = newLead();
  await page.goto('/', early);
  // Autofill sets values without any input event.
  await page.locator('main form').evaluate((form, values) => {
    for (const [name, value] of Object.entries(values)) {
      const control = (form as HTMLFormElement).elements.namedItem(name);
      if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
        control.value = value;
      }
    }
  }, lead);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.locator('.toast')).toContainText('Message Sent!');
  await inbox.waitFor(mailOf(lead));
});

test('an article whose scripts are late opens in its dialog once they load', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/', early);
  await page.locator('#blog summary').first().click();
  await expect(page.locator('#blog details[open]')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('if its scripts fail, the browser posts a form, and an article opens in place', async ({
  page,
  inbox,
}) => {
  const lead = newLead();
  await blockApplication(page);
  await page.goto('/', early);
  await page.locator('#blog summary').first().click();
  await expect(page.locator('#blog details[open]')).toHaveCount(1);
  const { name, email, message } = lead;
  await fillFields(page, { name, email, message });
  await waitAsHuman(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page).toHaveURL(/\/thank-you$/);
  await inbox.waitFor(mailOf(lead));
});

test('scripts are waited for at most eight seconds', async ({ page }) => {
  await holdScripts(page);
  await page.clock.install();
  await page.goto('/contact', early);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.clock.runFor(6_000);
  const invalid = page.locator('main form :invalid:focus');
  await expect(invalid).toHaveCount(0);
  await page.clock.runFor(2_100);
  await expect(invalid).toHaveAttribute('name', 'name');
});

test('scripts that failed are requested again by the next click', async ({ page }) => {
  await blockApplication(page);
  await page.goto('/portfolio', early);
  const first = chip(page, loneTag);
  await first.click();
  await expect(first).not.toHaveAttribute('aria-busy');
  await page.unrouteAll();
  await chip(page, sharedTag).click();
  await expect(page).toHaveURL(portfolioUrl(['tag', sharedTag]));
});
