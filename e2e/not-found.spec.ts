import { readFileSync } from 'node:fs';
import { expect, test } from './support/test';

for (const path of ['/no-such-page', '/portfolio/no-such-project']) {
  test(`${path} leads to home, services, portfolio and contact [2.7, 2.11]`, async ({ page }) => {
    await page.goto(path);
    const links = page.getByRole('navigation', { name: 'Useful pages' }).getByRole('link');
    await expect(links).toHaveText(['Home', 'Services', 'Portfolio', 'Contact']);
    for (const link of await links.all()) {
      const { pathname, hash } = new URL((await link.getAttribute('href')) ?? '', page.url());
      const response = await page.request.get(pathname);
      expect(response.status()).toBe(200);
      if (hash) expect(await response.text()).toContain(`id="${hash.slice(1)}"`);
    }
  });
}

test('the previews of development are in no build', async ({ request }) => {
  expect((await request.get('/preview')).status()).toBe(404);
  const routes = readFileSync('.next/app-path-routes-manifest.json', 'utf8');
  expect(routes).toContain('/thank-you');
  expect(routes).not.toContain('preview');
});
