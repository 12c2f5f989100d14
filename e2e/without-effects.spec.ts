import { industryPath } from '#testing/samples.ts';
import { waitForFonts } from './support/layout.ts';
import { expect, test } from './support/test.ts';

test('where the effects do not come, fonts do, a link answers a pointer, and the focus of a hidden field shows', async ({
  page,
}) => {
  await page.route('**/assets/effects-*', (route) => route.abort());
  await page.goto(industryPath, { waitUntil: 'load' });
  await waitForFonts(page);
  expect(await page.locator('html').getAttribute('data-awake')).toBe(null);
  const link = page.locator('footer').getByRole('link', { name: 'About', exact: true });
  await expect(link).not.toHaveCSS('text-decoration-line', 'underline');
  await link.hover();
  await expect(link).toHaveCSS('text-decoration-line', 'underline');
  await page.locator('.demo input:checked').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.demo input:focus + span')).toHaveCSS('outline-style', 'solid');
});
