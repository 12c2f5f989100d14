import { policySections, privacyPolicy } from '#content/privacy.ts';
import { formatDate } from '#lib/format-date.ts';
import { site as agency } from '#lib/site.ts';
import { expect, test } from './support/test.ts';

const { street, city, country } = agency.address;
const sections = policySections({ ...agency, address: `${street}, ${city}, ${country}` });

test('addresses and the phone number of the policy are links', async ({ plainPage: page }) => {
  await page.goto('/privacy-policy');
  const links = (id: string) => page.locator(`#${id} a`);
  await expect(links('rights')).toHaveAttribute('href', `mailto:${agency.privacyEmail}`);
  await expect(links('contact-us')).toHaveText([
    agency.email,
    agency.privacyEmail,
    agency.phone.replaceAll(' ', '\u00a0'),
  ]);
});

test('the privacy policy has its sections and the agency’s facts [2.12]', async ({
  plainPage: page,
}) => {
  await page.goto('/privacy-policy');
  const main = page.locator('main');
  await expect(main).toContainText(`Last updated ${formatDate(privacyPolicy.updated)}`);
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(
    sections.map(({ title }) => title),
  );
  for (const { id, paragraphs, list = [] } of sections) {
    for (const text of [...paragraphs, ...list]) {
      await expect(main.locator(`#${id}`)).toContainText(text);
    }
  }
  await expect(main.getByRole('link', { name: 'Get In Touch' })).toHaveAttribute(
    'href',
    '/contact',
  );
});

test('its table of contents links to every section', async ({ plainPage: page }) => {
  await page.goto('/privacy-policy');
  const links = page.getByRole('navigation', { name: 'Sections' }).getByRole('link');
  await expect(links).toHaveCount(sections.length);
  await links.last().click();
  await expect(page.locator(`#${sections.at(-1)?.id} h2`)).toBeInViewport();
});
