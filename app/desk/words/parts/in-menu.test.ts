import { content } from '#lib/content/content.ts';
import { releaseWords } from '#lib/content/words.ts';
import { menuLinksOf } from './in-menu.tsx';

const { navigation, services: pages, departments } = content();
const { services } = navigation;
const [[head = '', [below = '', ...others] = []] = []] = Object.entries(services);
const linksOf = (slug?: string) =>
  menuLinksOf({ words: releaseWords(), folder: 'services', ...(slug && { slug }) });

it('knows where a page stands in the menu, and where one could', () => {
  const form = '/desk/words/navigation?only=';
  const last = `${form}new%3Aservices.0.to.${others.length + 1}`;
  const [stands, foot, ...rest] = linksOf(below);
  expect(stands).toEqual({
    label: expect.stringMatching(`^In the menu, below .*: 1 of ${others.length + 1}$`),
    href: `${form}services.0.to.0`,
  });
  expect(foot?.label).toMatch(/foot of the page/);
  expect(rest).toEqual([]);
  expect(linksOf(head)[0]).toEqual({
    label: expect.stringMatching(/put a page there$/),
    href: last,
  });
  expect(linksOf()).toHaveLength(Object.keys(services).length + 1);
});

it('would put a page that is not in it below its department', () => {
  const menu = Object.entries(services);
  const lone = pages.find(({ slug }) => !menu.flat(2).includes(slug));
  if (!lone) return;
  const at = menu.findIndex(([slug]) => slug === departments[lone.department].slug);
  const last = `services.${at}.to.${menu[at]?.[1].length}`;
  const [put, foot, ...rest] = linksOf(lone.slug);
  expect(put).toEqual({
    label: expect.stringMatching(/put it there$/),
    href: `/desk/words/navigation?only=${encodeURIComponent(`new:${last}`)}&is=${lone.slug}`,
  });
  expect(foot?.label).toMatch(/foot of the page/);
  expect(rest).toEqual([]);
});
