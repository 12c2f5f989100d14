import { content } from '#lib/content/content.ts';
import { routes } from '#lib/content/routes.ts';
import { contrast } from './support/colors.ts';
import { expect, test } from './support/test.ts';

test('each has its features between a colored hero and band [2.9]', async ({ plainPage: page }) => {
  for (const { slug, features } of content().industries) {
    await page.goto(routes.industry(slug));
    const { isTitled, cards, color, consultation, gradient, grounds } = await page.evaluate(() => {
      const sections = [...document.querySelectorAll('main section')];
      const band = sections.at(-1);
      const tagline = document.querySelector('h1 + p');
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
        color: tagline && getComputedStyle(tagline).color,
        gradient: sections[0] && getComputedStyle(sections[0]).backgroundImage,
        grounds: [sections[0], band].map((one) => one && getComputedStyle(one).backgroundColor),
      };
    });
    expect.soft(isTitled, slug).toBe(true);
    expect.soft(cards, slug).toEqual((features?.items ?? []).map(({ title }) => [title, 1]));
    expect
      .soft(consultation, slug)
      .toContainEqual(['Get a Free Consultation by contact form', '/contact']);
    // Two flat tones of one ground: the second is a veil of black, on which the words are lighter still.
    const isCut =
      /^linear-gradient\(135deg, rgba\(0, 0, 0, 0\) 60%, rgba\(0, 0, 0, 0\.133\) 0(px|%)?\)$/;
    expect.soft(gradient, slug).toMatch(isCut);
    expect.soft(contrast(grounds[0] ?? '', color ?? ''), slug).toBeGreaterThan(4.5);
    for (const ground of grounds) {
      expect.soft(ground, slug).not.toMatch(/^rgba|rgb\(2\d\d, 2\d\d, 2\d\d\)/);
    }
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-tones]')).toHaveCSS('background-image', 'none');
  await page.emulateMedia({ media: null });
});
