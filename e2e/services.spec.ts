import { getDrawing } from '#components/art/drawings.ts';
import { content } from '#lib/content/content.ts';
import { isDepartment } from '#lib/content/lookup.ts';
import { routes } from '#lib/content/routes.ts';
import { agencyChat, colorOf } from './support/brand.ts';
import { expect, test } from './support/test.ts';

const titles = (items: readonly { title: string }[] = []) => items.map(({ title }) => title);

test('each lists its offer and its steps, links to chat or contact, and looks like its department [2.8]', async ({
  plainPage: page,
}) => {
  for (const service of content().services) {
    const { slug, department, call, offer, extra, benefits, process } = service;
    await page.goto(routes.service(slug));
    const { hero, lists, opening, end } = await page.evaluate(readService);
    expect.soft(lists, slug).toEqual({
      offer: titles(offer?.items),
      solutions: titles(extra?.items),
      benefits: titles(benefits?.items),
      numbers: process ? ['01', '02', '03', '04'] : [],
      steps: titles(process?.steps),
    });
    const target = call.target === 'contact' ? /^\/contact$/ : agencyChat;
    expect.soft(end, slug).toEqual([expect.stringMatching(target)]);
    expect.soft(opening, slug).toMatch(target);
    if (department === 'marketing') expect.soft(hero.ground, slug).toBe(colorOf('lajvard900'));
    if (department === 'design' && !isDepartment(service)) {
      expect.soft(hero.animation, slug).toBe('draw');
    }
  }
});

test('a scene moves once it is in sight, below the first screen or high in a tall one', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 390, height: 500 });
  const moving = content().services.find(({ slug }) =>
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

function readService() {
  const main = document.querySelector('main') as HTMLElement;
  const texts = (selector: string) =>
    [...main.querySelectorAll(selector)].map(({ textContent }) => textContent);
  const links = [...main.querySelectorAll('a')];
  const [first] = main.querySelectorAll('section');
  const last = [...main.querySelectorAll('section')].at(-1);
  const lines = first?.querySelector('.self-drawn');
  return {
    hero: {
      ground: first && getComputedStyle(first).backgroundColor,
      animation: lines && getComputedStyle(lines).animationName,
    },
    lists: {
      offer: texts('#offer h3'),
      solutions: texts('#solutions h3'),
      benefits: texts('#benefits h3'),
      numbers: texts('#process li > .label'),
      steps: texts('#process h3'),
    },
    opening: links
      .find((one) => one.textContent.startsWith('Get Free Consultation'))
      ?.getAttribute('href'),
    end: links.filter((one) => last?.contains(one)).map((one) => one.getAttribute('href')),
  };
}
