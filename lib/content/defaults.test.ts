import { cut } from '#lib/base/text.ts';
import { pageAt } from '#lib/site/page-list.ts';
import { wordsWith } from '#testing/release-words.ts';
import { content, setWords } from './content.ts';
import { readContent } from './read-content.ts';

const tagline =
  'A studio, a host and an editor for shops that would rather talk than write, from one hour.';
const least = {
  'services/podcasts.yaml': `department: design\nname: Podcasts\ntagline: ${tagline}\nintro:\n  title: Who listens\n  paragraphs: [Drivers do.]\n`,
  'industries/farms.yaml': `name: Farms\nsummary: Fields and markets\ntagline: ${tagline}\npractice:\n  title: What goes wrong\n  paragraphs: [The rain does not read plans.]\n`,
  'projects/farm-shop.yaml': `title: Farm shop\ntagline: From the field to the door.\ncategory: Shops\noverview: [Whoever buys by the crate sees what is ripe on which field this week.]\n`,
};

setWords(readContent(wordsWith(least)));
const { services, industries, projects, departments, contact, portfolio } = content();
const of = <One extends { slug: string }>(all: readonly One[], slug: string) =>
  all.find((one) => one.slug === slug);

it('takes from its department what a service leaves out', () => {
  const { icon, call } = Object(of(services, departments.design.slug));
  const service = { title: 'Podcasts', summary: tagline, icon, call };
  expect(of(services, 'podcasts')).toMatchObject(service);
  const page = { title: 'Podcasts', heading: 'Podcasts', description: `${tagline} Drivers do.` };
  expect(pageAt('/services/podcasts')).toMatchObject(page);
});

it('takes from the site what an industry leaves out', () => {
  const call = { title: contact.title, text: contact.tagline };
  expect(of(industries, 'farms')).toMatchObject({ title: 'Farms', services: [], call });
  expect(pageAt('/industries/farms').description).toMatch(/^A studio.* plans\.$/);
});

it('takes from the portfolio what a project leaves out', () => {
  const project = { images: [], tags: [], call: portfolio.call };
  expect(of(projects, 'farm-shop')).toMatchObject(project);
  expect(pageAt('/portfolio/farm-shop').description).toBe(
    'Whoever buys by the crate sees what is ripe on which field this week. From the field to the door.',
  );
});

it.each([
  ['Short.', 20, undefined, 'Short.'],
  ['One is here. Two is here. Three', 26, undefined, 'One is here. Two is here.'],
  ['One sentence, which is long', 16, undefined, 'One sentence …'],
  ['One sentence, which is long', 16, '', 'One sentence'],
] as const)('cuts %j at %d', (text, most, end, short) => {
  expect(cut(text, most, end)).toBe(short);
});
