import { aboutTeam } from '#components/about/team.ts';
import { content } from '#lib/content/content.ts';
import { agencyChat } from './support/brand.ts';
import { expect, test } from './support/test.ts';

const { about, site } = content();

const { milestones } = about.journey;
const { mission, vision } = about.foundation;

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the button scrolls smoothly to the milestones, the end leads to the chat and the contact section [2.4]', async ({
  page,
}) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(about.hero.title);
  await page.getByRole('link', { name: about.hero.button }).click();
  await expect(page.locator('#journey')).toBeInViewport();
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
  const years = await page.locator('#journey .label').allInnerTexts();
  expect(years).toEqual(milestones.map(({ year }) => String(year)));

  const chat = page.getByRole('link', { name: about.closing.chatLabel });
  await expect(chat).toHaveAttribute('href', agencyChat);
  await page.locator('main').getByRole('link', { name: about.closing.contactLabel }).click();
  await expect(page).toHaveURL(/\/#contact$/);
  await expect(page.locator('#contact')).toBeInViewport();
});

test('journey, foundation, values and team have the parts of [2.4]', async ({
  plainPage: page,
}) => {
  await page.goto('/about');
  await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveText([
    about.journey.title,
    about.foundation.title,
    about.values.title,
    about.team.title,
    ...(site.terms ? [site.terms.title] : []),
    about.closing.title,
  ]);
  const titles = (section: string) =>
    page.getByRole('region', { name: section }).getByRole('heading', { level: 3 });
  await expect(page.locator('#journey li')).toHaveCount(milestones.length);
  await expect(page.locator('#journey li:has(h3):has(p)')).toHaveCount(milestones.length);
  await expect(titles(about.foundation.title)).toHaveText([mission.title, vision.title]);
  await expect(titles(about.values.title)).toHaveText(about.values.items.map(({ title }) => title));
  const people = page.getByRole('region', { name: about.team.title }).getByRole('listitem');
  await expect(people).toHaveCount(aboutTeam().length);
  await expect(people.locator('h3 + p')).toHaveText(
    aboutTeam().map(({ name = 'Name to come' }) => name),
  );
  await expect(people.locator('img')).toHaveCount(aboutTeam().length);
});
