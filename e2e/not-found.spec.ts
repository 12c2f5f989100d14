import { content } from '#lib/content/content.ts';
import { expect, test } from './support/test.ts';

const { links: usefulLinks, page: missingPage, project: missingProject } = content().missing;

for (const [path, { title, text }] of [
  ['/no-such-page', missingPage],
  ['/portfolio/no-such-project', missingProject],
] as const) {
  test(`${path} is a 404 that links to home, services, portfolio and contact [2.7, 2.11]`, async ({
    page,
  }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('main')).toContainText(text);
    await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
    const links = page.getByRole('navigation', { name: 'Useful pages' }).getByRole('link');
    await expect(links).toHaveText(usefulLinks.map(({ label }) => label));
    for (const link of await links.all()) {
      const { pathname } = new URL((await link.getAttribute('href')) ?? '', page.url());
      expect((await page.request.get(pathname)).status()).toBe(200);
    }
  });
}
