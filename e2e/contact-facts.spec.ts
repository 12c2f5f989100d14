import { content } from '#lib/content/content.ts';
import { expect, test } from './support/test.ts';

const { contact, site: agency } = content();

test.describe('with the clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('a button copies a fact, and says so for two seconds', async ({ page }) => {
    await page.clock.install();
    await page.goto('/contact');
    const facts = page.getByRole('region', { name: contact.factsTitle });
    // The content protection [2.13] has started by then.
    await page.clock.runFor(10_000);
    const { email, address } = agency;
    const { street, city, postalCode, region, country } = address;
    for (const [label, text] of [
      ['Email', email],
      ['Office', `${street}, ${city} ${postalCode}, ${region}, ${country}`],
    ]) {
      const button = facts.getByRole('button', { name: `Copy ${label}` });
      await button.click();
      await expect(button.getByText('Copied', { exact: true })).toBeVisible();
      await expect(facts.getByRole('status').getByText(`${label}: Copied`)).toBeAttached();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
      await page.clock.runFor(2_000);
      await expect(button.getByText('Copy', { exact: true })).toBeVisible();
    }
  });
});
