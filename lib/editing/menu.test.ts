import { content } from '#lib/content/content.ts';
import { releaseWords } from '#lib/content/words.ts';
import { choicesOf, listsFor, readMenu } from './menu.ts';

const files = releaseWords();
const menu = readMenu(files);
const { navigation, services, departments } = content();
const [[head = '', [below = ''] = []] = []] = Object.entries(navigation.services);
const fileOf = (slug: string) => `services/${slug}.yaml`;

it('knows where a page stands', () => {
  const [list, foot] = listsFor(files, fileOf(below), menu);
  expect([list?.head, list?.slugs.indexOf(below), foot?.kind]).toEqual([head, 0, 'foot']);
  expect(listsFor(files, fileOf(head), menu)).toMatchObject([{ kind: 'foot' }]);
  const [industry] = navigation.industries;
  expect(listsFor(files, `industries/${industry}.yaml`, menu)).toMatchObject([{ kind: 'menu' }]);
});

it('would put a page that is not in it below its department', () => {
  const lone = services.find(
    ({ slug }) => !Object.entries(navigation.services).flat(2).includes(slug),
  );
  if (!lone) return;
  const own = departments[lone.department].slug;
  const [list] = listsFor(files, fileOf(lone.slug), menu);
  expect(list?.head).toBe(own);
  expect(list && choicesOf(files, list, menu).map(({ value }) => value)).toContain(lone.slug);
});
