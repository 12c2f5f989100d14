import { formatDate } from '#lib/base/format-date.ts';
import { content } from '#lib/content/content.ts';
import { expect, test } from './support/test.ts';

const { privacy: privacyPolicy, site: agency } = content();

const { sections } = privacyPolicy;

test('the privacy policy has its sections, a table of contents and the agency’s facts [2.12]', async ({
  plainPage: page,
}) => {
  await page.goto('/privacy-policy');
  const main = page.locator('main');
  await expect(main).toContainText(`Last updated ${formatDate(privacyPolicy.updated)}`);
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(
    sections.map(({ title }) => title),
  );
  await expect(main.locator('#rights a')).toHaveAttribute('href', `mailto:${agency.privacyEmail}`);
  const phone = agency.phone.replaceAll(' ', '\u00a0');
  await expect(main.locator('#contact-us a')).toHaveText([
    agency.email,
    agency.privacyEmail,
    phone,
  ]);
  const contact = main.getByRole('link', { name: 'Get In Touch' });
  await expect(contact).toHaveAttribute('href', '/contact');

  const links = page.getByRole('navigation', { name: 'Sections' }).getByRole('link');
  await expect(links).toHaveCount(sections.length);
  await links.last().click();
  await expect(page.locator(`#${sections.at(-1)?.id} h2`)).toBeInViewport();
});
