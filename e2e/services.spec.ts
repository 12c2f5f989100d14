import { content } from '#lib/content/content.ts';
import { isDepartment } from '#lib/content/lookup.ts';
import { routes } from '#lib/routes.ts';
import { agencyChat, colorOf } from './support/brand.ts';
import { expect, test } from './support/test.ts';

const { services } = content();

for (const service of services) {
  const { slug, department, call, offer, extra, benefits } = service;

  test(`${slug} lists its offer and links to the ${call.target} [2.8]`, async ({
    plainPage: page,
  }) => {
    await page.goto(routes.service(slug));
    const main = page.locator('main');
    await expect(main.locator('#offer h3')).toHaveText(offer.items.map((item) => item.title));
    for (const [id, list] of [
      ['solutions', extra],
      ['benefits', benefits],
    ] as const) {
      const titles = list?.items.map((item) => item.title) ?? [];
      await expect(main.locator(`#${id} h3`)).toHaveText(titles);
    }

    const end = main.getByRole('region').last().getByRole('link');
    await expect(end).toHaveCount(1);
    const opening = main.getByRole('link', { name: 'Get Free Consultation' }).first();
    const href = call.target === 'contact' ? '/contact' : agencyChat;
    for (const link of [end, opening]) await expect(link).toHaveAttribute('href', href);

    const hero = main.locator('section').first();
    if (department === 'marketing') {
      await expect(hero).toHaveCSS('background-color', colorOf('lajvard900'));
    }
    if (department === 'design' && !isDepartment(service)) {
      const lines = hero.locator('.draw-line');
      await expect(lines.first()).toHaveCSS('animation-name', 'draw');
    }
  });
}

for (const { slug, process } of services) {
  if (!process) continue;
  test(`${slug} shows its four steps, 01 to 04 [2.8]`, async ({ plainPage: page }) => {
    await page.goto(routes.service(slug));
    const steps = page.locator('#process');
    await expect(steps.locator('li > .label')).toHaveText(['01', '02', '03', '04']);
    await expect(steps.getByRole('heading', { level: 3 })).toHaveText(
      process.steps.map((step) => step.title),
    );
  });
}
