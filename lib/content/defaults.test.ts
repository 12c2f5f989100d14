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
const { services, industries, projects } = content();
const [service, industry, project] = [
  services.find(({ slug }) => slug === 'podcasts'),
  industries.find(({ slug }) => slug === 'farms'),
  projects.find(({ slug }) => slug === 'farm-shop'),
];

it('takes from its department what a service leaves out', () => {
  const department = services.find(({ slug }) => slug === content().departments.design.slug);
  expect(service).toMatchObject({
    title: 'Podcasts',
    summary: tagline,
    icon: department?.icon,
    call: department?.call,
  });
  expect(pageAt('/services/podcasts')).toMatchObject({
    title: 'Podcasts',
    heading: 'Podcasts',
    description: `${tagline} Drivers do.`,
  });
});

it('takes from the site what an industry leaves out', () => {
  const { title, tagline: text } = content().contact;
  expect(industry).toMatchObject({ title: 'Farms', services: [], call: { title, text } });
  expect(pageAt('/industries/farms').description).toMatch(/^A studio.* plans\.$/);
});

it('takes from the portfolio what a project leaves out', () => {
  expect(project).toMatchObject({ images: [], tags: [], call: content().portfolio.call });
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
