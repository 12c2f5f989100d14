import { content } from '#lib/content/content.ts';
import { routes } from '#lib/routes.ts';
import { expect, test } from './support/test.ts';

const { industries } = content();

for (const { slug, features } of industries) {
  test(`${slug} has its features between a colored hero and band [2.9]`, async ({
    plainPage: page,
  }) => {
    await page.goto(routes.industry(slug));
    const main = page.locator('main');
    const hero = main.locator('section').first();
    await expect(main.getByRole('region').first().getByRole('heading', { level: 2 })).toBeVisible();

    const cards = main.locator('#features li');
    await expect(cards.locator('h3')).toHaveText(features.items.map((item) => item.title));
    await expect(cards.locator('svg')).toHaveCount(features.items.length);

    const band = main.getByRole('region').last();
    const consultation = band.getByRole('link', { name: 'Get a Free Consultation', exact: true });
    await expect(consultation).toHaveAttribute('href', '/contact');
    const grounds = [hero, band].map((section) =>
      section.evaluate((element) => getComputedStyle(element).backgroundColor),
    );
    for (const ground of await Promise.all(grounds)) {
      expect(ground).not.toMatch(/^rgba|rgb\(2\d\d, 2\d\d, 2\d\d\)/);
    }
  });
}
