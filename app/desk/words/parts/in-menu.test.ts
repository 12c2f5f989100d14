import { content } from '#lib/content/content.ts';
import { releaseWords } from '#lib/content/words.ts';
import { menuLinksOf } from './in-menu.tsx';

const { navigation, services, departments } = content();
const [[head = '', [below = '', ...others] = []] = []] = Object.entries(navigation.services);
const linksOf = (slug: string) => menuLinksOf(releaseWords(), `services/${slug}.yaml`);

it('knows where a page stands', () => {
  const [stands, foot] = linksOf(below);
  expect(stands).toEqual({
    label: expect.stringMatching(`^In the menu, below .*: 1 of ${others.length + 1}$`),
    href: '/desk/words/navigation?only=services.0.to.0',
  });
  expect(foot?.label).toMatch(/foot of the page/);
  expect(linksOf(head)).toContainEqual({
    label: 'Put a page below it in the menu',
    href: `/desk/words/navigation?only=new%3Aservices.0.to.${others.length + 1}`,
  });
});

it('would put a page that is not in it below its department', () => {
  const menu = Object.entries(navigation.services);
  const lone = services.find(({ slug }) => !menu.flat(2).includes(slug));
  if (!lone) return;
  const at = menu.findIndex(([slug]) => slug === departments[lone.department].slug);
  const last = `services.${at}.to.${menu[at]?.[1].length}`;
  expect(linksOf(lone.slug)).toContainEqual({
    label: 'Put it into the menu',
    fields: expect.objectContaining({ only: `new:${last}`, [last]: lone.slug }),
  });
});
