import type { Page } from '@playwright/test';
import { content } from '#lib/content/content.ts';
import { hoursInWords } from '#lib/site/hours.ts';
import { holdScripts } from './support/application.ts';
import { hoursText } from './support/brand.ts';
import { translate } from './support/change-page.ts';
import { expect, test } from './support/test.ts';

const { contact: contactPage, site: agency } = content();

const facts = (page: Page) => page.getByRole('region', { name: contactPage.factsTitle });
const hours = (page: Page) => facts(page).locator('.open-now');

const { address } = agency;

for (const path of ['/contact', '/#contact']) {
  test(`the line about the hours shifts nothing on ${path}, however late it comes`, async ({
    page,
  }) => {
    await page.clock.install();
    const release = await holdScripts(page, '**/*.js');
    await page.goto(path, { waitUntil: 'commit' });
    const line = page.locator('.open-now');
    await line.scrollIntoViewIfNeeded();
    await expect(line).toHaveText('');
    await expect(page.locator('main')).toContainText(hoursText);
    const before = await line.boundingBox();
    await page.clock.runFor(10_000);
    release();
    await expect(line).toContainText(
      /(Open now|Closed now|Closed for .+)\. It is \w+day \d+:\d\d [AP]M in /,
    );
    expect((await line.boundingBox())?.height).toBe(before?.height);
  });
}

test.describe('with the clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('a button copies a fact, and says so for two seconds', async ({ page }) => {
    await page.clock.install();
    await page.goto('/contact');
    // The content protection [2.13] has started by then.
    await page.clock.runFor(10_000);
    const { email, phone, address } = agency;
    const office = `${address.street}, ${address.city} ${address.postalCode}, ${address.region}, ${address.country}`;
    for (const [label, text] of [
      ['Email', email],
      ['Phone', phone],
      ['Office', office],
    ]) {
      const button = facts(page).getByRole('button', { name: `Copy ${label}` });
      await button.click();
      await expect(button.getByText('Copied', { exact: true })).toBeVisible();
      await expect(facts(page).getByRole('status').getByText(`${label}: Copied`)).toBeAttached();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
      await page.clock.runFor(2_000);
      await expect(button.getByText('Copy', { exact: true })).toBeVisible();
      const announced = facts(page).getByRole('status').getByText('Copied');
      await expect(announced).toHaveCount(0);
    }
  });
});

test('on paper the contact page is its facts, and not the hour of printing', async ({ page }) => {
  await page.goto('/contact');
  await page.emulateMedia({ media: 'print' });
  for (const text of [agency.email, agency.phone, address.street, ...hoursInWords(agency)]) {
    await expect(facts(page)).toContainText(text, { useInnerText: true });
  }
  await expect(hours(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: contactPage.formTitle })).toBeHidden();
});

test('a translator leaves name, mail and phone, and has the address as one text', async ({
  page,
}) => {
  await page.goto('/contact');
  await page.evaluate(translate);
  await expect(page.locator('.site-bar a').first()).toHaveText(agency.name);
  const phone = facts(page).locator('a[href^="tel:"]');
  await expect(phone).toHaveText(agency.phone);
  await expect(phone).toHaveAttribute('dir', 'ltr');
  await expect(facts(page).locator('a[href^="mailto:"]')).toHaveText(agency.email);
  const { street, city, postalCode, region, country } = address;
  await expect(facts(page).locator('address')).toHaveText(
    `~${street}, ${city} ${postalCode}, ${region}, ${country}`,
  );
});
