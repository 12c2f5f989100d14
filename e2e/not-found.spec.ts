import { readFileSync } from 'node:fs';
import { missingPage, missingProject, usefulLinks } from '#content/missing.ts';
import { expect, test } from './support/test.ts';

for (const [path, title] of [
  ['/no-such-page', missingPage.title],
  ['/portfolio/no-such-project', missingProject.title],
] as const) {
  test(`${path} is a 404 that links to home, services, portfolio and contact [2.7, 2.11]`, async ({
    page,
  }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const links = page.getByRole('navigation', { name: 'Useful pages' }).getByRole('link');
    await expect(links).toHaveText(usefulLinks.map(({ label }) => label));
    for (const link of await links.all()) {
      const { pathname, hash } = new URL((await link.getAttribute('href')) ?? '', page.url());
      const linked = await page.request.get(pathname);
      expect(linked.status()).toBe(200);
      if (hash) expect(await linked.text()).toContain(`id="${hash.slice(1)}"`);
    }
  });
}

test('the previews of development are in no build', async ({ request }) => {
  expect((await request.get('/preview')).status()).toBe(404);
  const routes = readFileSync('.next/app-path-routes-manifest.json', 'utf8');
  expect(routes).toContain('/thank-you');
  expect(routes).not.toContain('preview');
});
