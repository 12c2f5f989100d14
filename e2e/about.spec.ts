import { content } from '#lib/content/content.ts';
import { expect, test } from './support/test.ts';

const { about } = content();

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the button scrolls smoothly to the milestones, the end leads to the contact section [2.4]', async ({
  page,
}) => {
  await page.goto('/about');
  await page.getByRole('link', { name: about.hero.button }).click();
  await expect(page.locator('#journey')).toBeInViewport();
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
  await page.locator('main').getByRole('link', { name: about.closing.contactLabel }).click();
  await expect(page).toHaveURL(/\/#contact$/);
  await expect(page.locator('#contact')).toBeInViewport();
});
