import { content } from '#lib/content/content.ts';
import { releaseWords } from '#lib/content/words.ts';
import { menuLinksOf } from './in-menu.tsx';

const { navigation, services: pages, departments } = content();
const { services } = navigation;
const [[head = '', [below = '', ...others] = []] = []] = Object.entries(services);
const linksOf = (slug?: string) =>
  menuLinksOf({ words: releaseWords(), folder: 'services', ...(slug && { slug }) });

const toFoot = { label: expect.stringMatching(/foot of the page/), href: expect.any(String) };

it('knows where a page stands in the menu, and where one could', () => {
  const form = '/desk/words/navigation?only=';
  const label = expect.stringMatching(`^In the menu, below .*: 1 of ${others.length + 1}$`);
  expect(linksOf(below)).toEqual([{ label, href: `${form}services.0.to.0` }, toFoot]);
  expect(linksOf(head)[0]).toEqual({
    label: expect.stringMatching(/put a page there$/),
    href: `${form}new%3Aservices.0.to.${others.length + 1}`,
  });
  expect(linksOf()).toHaveLength(Object.keys(services).length + 1);
});

it('would put a page that is not in it below its department', () => {
  const menu = Object.entries(services);
  const lone = pages.find(({ slug }) => !menu.flat(2).includes(slug));
  if (!lone) return;
  const at = menu.findIndex(([slug]) => slug === departments[lone.department].slug);
  const last = encodeURIComponent(`new:services.${at}.to.${menu[at]?.[1].length}`);
  const label = expect.stringMatching(/put it there$/);
  const href = `/desk/words/navigation?only=${last}&is=${lone.slug}`;
  expect(linksOf(lone.slug)).toEqual([{ label, href }, toFoot]);
});
