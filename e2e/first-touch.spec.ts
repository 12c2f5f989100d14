import { tags } from '@/content/projects';
import { cutApplicationOff, holdApplication } from './support/application';
import { fillFields, newLead, takeTime } from './support/contact-form';
import { chip, loneTag, queryOf, sharedTag } from './support/portfolio';
import { expect, test } from './support/test';

// What a visitor does before React answers: nothing of it is lost.

const early = { waitUntil: 'domcontentloaded' } as const;

test('chips, search and a dropdown touched before the scripts come count, in their order', async ({
  page,
}) => {
  const release = await holdApplication(page);
  await page.goto('/portfolio', early);
  await page.getByRole('searchbox', { name: 'Search' }).fill('a');
  const [one = '', two = '', three = ''] = tags;
  for (const tag of [one, two, one, three]) await chip(page, tag).click();
  await page.getByRole('button', { name: /^Category/ }).click();
  release();
  await expect(page.getByRole('menuitemradio', { name: 'All Categories' })).toBeVisible();
  await expect(page).toHaveURL(`/portfolio${queryOf(['q', 'a'], ['tag', two], ['tag', three])}`);
});

test('Enter at once on the home form sends what was typed when the scripts are late', async ({
  page,
  inbox,
}) => {
  const lead = newLead();
  const release = await holdApplication(page);
  await page.goto('/', early);
  const form = page.locator('main form');
  await form.getByLabel('Name').fill(lead.name);
  await form.getByLabel('Phone').fill(lead.phone);
  await form.getByLabel('Message').fill(lead.message);
  await form.getByLabel('Email').fill(lead.email);
  await page.keyboard.press('Enter');
  await page.waitForTimeout(1_500);
  release();
  await expect(page.locator('.toast')).toContainText('Message Sent!');
  await expect(page).toHaveURL('/');
  await inbox.waitFor((mail) => !!mail.text?.includes(lead.message));
});

test('a first press on an empty contact form shows its own words, not the browser’s [5.1]', async ({
  page,
}) => {
  const release = await holdApplication(page);
  await page.goto('/contact', early);
  const button = page.getByRole('button', { name: 'Send Message' });
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.locator('.toast')).toContainText('Full Name Required');
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await expect(button).not.toHaveAttribute('aria-busy');
});

test('a form that the browser filled in by itself is sent with the first touch', async ({
  page,
  inbox,
}) => {
  const lead = newLead();
  await page.goto('/', early);
  // Autofill on load: values without a key, a pointer or a focus.
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
  await inbox.waitFor((mail) => !!mail.text?.includes(lead.message));
});

test('an article whose scripts are late opens in its dialog when they are there', async ({
  page,
}) => {
  const release = await holdApplication(page);
  await page.goto('/', early);
  await page.locator('#blog summary').first().click();
  await expect(page.locator('#blog details[open]')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('without its scripts a form is posted by the browser, and an article opens in its place', async ({
  page,
  inbox,
}) => {
  const lead = newLead();
  await cutApplicationOff(page);
  await page.goto('/', early);
  await page.locator('#blog summary').first().click();
  await expect(page.locator('#blog details[open]')).toHaveCount(1);
  const { name, email, message } = lead;
  await fillFields(page, { name, email, message });
  await takeTime(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page).toHaveURL(/\/thank-you$/);
  await inbox.waitFor((mail) => !!mail.text?.includes(lead.message));
});

test('scripts that do not come within eight seconds are waited for no longer', async ({ page }) => {
  await holdApplication(page);
  await page.clock.install();
  await page.goto('/contact', early);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.clock.runFor(6_000);
  const invalid = page.locator('main form :invalid:focus');
  await expect(invalid).toHaveCount(0);
  await page.clock.runFor(2_100);
  // The browser's own checks have the word now.
  await expect(invalid).toHaveAttribute('name', 'name');
});

test('scripts that failed are asked for again by the next touch', async ({ page }) => {
  await cutApplicationOff(page);
  await page.goto('/portfolio', early);
  const first = chip(page, loneTag);
  await first.click();
  // It had the browser's own answer, which is none.
  await expect(first).not.toHaveAttribute('aria-busy');
  await page.unrouteAll();
  await chip(page, sharedTag).click();
  await expect(page).toHaveURL(`/portfolio${queryOf(['tag', sharedTag])}`);
});
