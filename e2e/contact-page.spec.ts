import { content } from '#lib/content/content.ts';
import { sample } from '#testing/samples.ts';
import { hoursText } from './support/brand.ts';
import { expect, test } from './support/test.ts';

const { contact: contactPage, site: agency, thankYou: thankYouPage } = content();
const { serviceOptions } = content().contact;

const services: readonly string[] = serviceOptions;

/** The option that typing this selects. */
const startingWith = (typed: string) =>
  sample(services, (service) => service.toLowerCase().startsWith(typed));

test('the contact page has its form, the agency and its hours [2.5, 9]', async ({
  plainPage: page,
}) => {
  await page.goto('/contact');
  const main = page.locator('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(contactPage.title);
  const message = main.getByRole('region', { name: contactPage.formTitle });
  await expect(message).toContainText(contactPage.formNote);
  for (const [label, kind] of [
    ['Full Name', 'INPUT text'],
    ['Email', 'INPUT email'],
    ['Phone', 'INPUT tel'],
    ['Service', 'SELECT select-one'],
    ['Message', 'TEXTAREA textarea'],
  ] as const) {
    const field = message.getByLabel(label);
    await expect(field).toHaveAttribute('required');
    await expect(message.locator('label', { hasText: label })).toContainText('*');
    const facts = field.evaluate((element) => {
      const { tagName, type } = element as HTMLInputElement;
      return `${tagName} ${type}`;
    });
    expect(await facts).toBe(kind);
  }
  await expect(message.getByLabel('Message')).toHaveAttribute('rows', '5');
  const options = message.getByLabel('Service').locator('option');
  await expect(options).toHaveText(['Select a service', ...services]);

  const facts = main.getByRole('region', { name: contactPage.factsTitle });
  await expect(facts.getByRole('link', { name: agency.email })).toBeVisible();
  await expect(facts.locator('a[href^="tel:+"]')).toBeVisible();
  await expect(facts.locator('address')).toContainText(agency.address.city);
  await expect(facts).toContainText(hoursText);
});

test('the thank-you page promises an answer and leads home [2.6]', async ({ plainPage: page }) => {
  await page.goto('/thank-you');
  const main = page.locator('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(thankYouPage.title);
  await expect(main).toContainText(thankYouPage.text);
  await expect(main.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
});

test('typing in the open service list finds options, and starts over after 1000 ms [9]', async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await page.goto('/contact');
  await page.getByLabel('Full Name').focus();
  const select = page.locator('main form button[role=combobox]');
  await select.click();
  await expect(page.getByRole('option')).toHaveText(services);
  await page.clock.pauseAt(60_000);
  const found = page.locator('[role=option][data-highlighted]');
  const type = async (key: string) => {
    await page.keyboard.press(key);
    // Radix moves the focus in a zero timeout.
    await page.clock.runFor(1);
  };

  // Two letters that tell apart options with the same initial, where there are some.
  const wanted = sample(services, (one) => startingWith(one.charAt(0).toLowerCase()) !== one);
  const [first = '', second = ''] = wanted.toLowerCase();
  const other = sample(services, (one) => ![first, second].includes(one.charAt(0).toLowerCase()));
  const last = other.charAt(0).toLowerCase();

  await type(first);
  await expect(found).toHaveText(startingWith(first));
  await page.clock.runFor(990);
  await type(second);
  await expect(found).toHaveText(startingWith(first + second));
  await page.clock.runFor(1_000);
  await type(last);
  await expect(found).toHaveText(startingWith(last));
});
