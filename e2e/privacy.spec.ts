import { site as agency } from '@/lib/site';
import { expect, test } from './support/test';

test('what the policy names to write to or to call is a link', async ({ plainPage: page }) => {
  await page.goto('/privacy-policy');
  const links = (id: string) => page.locator(`#${id} a`);
  await expect(links('rights')).toHaveAttribute('href', `mailto:${agency.privacyEmail}`);
  await expect(links('contact-us')).toHaveText([
    agency.email,
    agency.privacyEmail,
    agency.phone.replaceAll(' ', '\u00a0'),
  ]);
});

test('the privacy policy has the sections and facts of [2.12]', async ({ plainPage: page }) => {
  await page.goto('/privacy-policy');
  const main = page.locator('main');
  await expect(main).toContainText('Last updated August 29, 2025');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Introduction',
    'Information We Collect',
    'How We Use Your Information',
    'Information Sharing and Disclosure',
    'Data Security',
    'Your Rights',
    'Cookies and Tracking',
    'Third-Party Services',
    'Children’s Privacy',
    'Changes',
    'Contact Us',
  ]);
  for (const [section, words] of Object.entries({
    collection: ['Personal information', 'Usage information', 'Marketing information'],
    sharing: [
      'We do not sell personal data',
      'service providers',
      'legal reasons',
      'business protection',
      'with your consent',
    ],
    rights: ['access', 'correction', 'deletion', 'portability', 'objection', 'restriction'],
    children: ['under 18'],
    'contact-us': [
      agency.email,
      agency.privacyEmail,
      agency.phone,
      'within 24 hours',
      'Lahore',
      'Pakistan',
    ],
  })) {
    for (const word of words) await expect(main.locator(`#${section}`)).toContainText(word);
  }
  await expect(main.getByRole('link', { name: 'Get In Touch' })).toHaveAttribute(
    'href',
    '/contact',
  );
});

test('its table of sections leads to each of them', async ({ plainPage: page }) => {
  await page.goto('/privacy-policy');
  const links = page.getByRole('navigation', { name: 'Sections' }).getByRole('link');
  await expect(links).toHaveCount(11);
  await links.filter({ hasText: 'Your Rights' }).click();
  await expect(page.locator('#rights h2')).toBeInViewport();
});
