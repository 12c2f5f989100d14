import { content } from '#lib/content/content.ts';
import { routes } from '#lib/routes.ts';
import { expect, test } from './support/test.ts';

test('each has its features between a colored hero and band [2.9]', async ({ plainPage: page }) => {
  for (const { slug, features } of content().industries) {
    await page.goto(routes.industry(slug));
    const { isTitled, cards, consultation, grounds, tones } = await page.evaluate(() => {
      const sections = [...document.querySelectorAll('main section')];
      const band = sections.at(-1);
      return {
        isTitled: sections[1]?.querySelector('h2')?.checkVisibility(),
        cards: [...document.querySelectorAll('#features li')].map((card) => [
          card.querySelector('h3')?.textContent,
          card.querySelectorAll('svg').length,
        ]),
        consultation: [...(band?.querySelectorAll('a') ?? [])].map((link) => [
          link.textContent,
          link.getAttribute('href'),
        ]),
        grounds: [sections[0], band].map((one) => one && getComputedStyle(one).backgroundColor),
        tones: sections[0] && getComputedStyle(sections[0]).backgroundImage,
      };
    });
    expect.soft(isTitled, slug).toBe(true);
    expect.soft(cards, slug).toEqual(features.items.map(({ title }) => [title, 1]));
    expect.soft(consultation, slug).toContainEqual(['Get a Free Consultation', '/contact']);
    expect.soft(tones, slug).toMatch(/^linear-gradient/);
    for (const ground of grounds) {
      expect.soft(ground, slug).not.toMatch(/^rgba|rgb\(2\d\d, 2\d\d, 2\d\d\)/);
    }
  }
});
