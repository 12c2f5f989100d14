import { getDrawing } from '#components/art/drawings.ts';
import { content } from '#lib/content/content.ts';
import { isDepartment } from '#lib/content/lookup.ts';
import { routes } from '#lib/content/routes.ts';
import type { Department } from '#lib/content/types.ts';
import { sample } from '#testing/samples.ts';
import { colorOf } from './support/brand.ts';
import { expect, test } from './support/test.ts';

const { services } = content();

test('a marketing page has a blue hero, a design page lines that draw themselves [2.8]', async ({
  plainPage: page,
}) => {
  const of = (name: Department) =>
    sample(services, (one) => one.department === name && !isDepartment(one)).slug;
  const hero = page.locator('main section').first();
  await page.goto(routes.service(of('marketing')));
  await expect(hero).toHaveCSS('background-color', colorOf('lajvard900'));
  await page.goto(routes.service(of('design')));
  await expect(hero.locator('.self-drawn')).toHaveCSS('animation-name', 'draw');
});

test('a scene moves once it is in sight, below the first screen or high in a tall one', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 390, height: 500 });
  const moving = services.find(({ slug }) =>
    getDrawing(`services/${slug}`).group.includes('"moving-'),
  );
  const address = routes.service(moving?.slug ?? '');
  await page.goto(address);
  const part = page.locator('main [class^="moving-"]').first();
  await expect(part).toHaveCSS('animation-name', 'none');
  await part.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect(part).toHaveCSS('animation-name', /gesture/);

  await page.setViewportSize({ width: 1200, height: 1920 });
  // Not a reload, which would keep the place that was scrolled to.
  await page.goto(address);
  await expect(part).toHaveCSS('animation-name', /gesture/);
});
