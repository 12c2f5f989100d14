import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './support/test';

// A page is judged at rest: half-way through a fade nothing has its contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const paths = [
  '/',
  '/about',
  '/contact',
  '/thank-you',
  '/privacy-policy',
  '/services/web-design',
  '/services/google-ads',
  '/services/logo-design',
  '/industries/non-profit',
  '/no-such-page',
];

for (const width of [1440, 390]) {
  for (const path of paths) {
    test(`axe finds nothing on ${path} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    });
  }
}
