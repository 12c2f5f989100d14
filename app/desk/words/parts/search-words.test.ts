import { content } from '#lib/content/content.ts';
import { releaseText, wordsWith } from '#testing/release-words.ts';
import { searchWords } from './search-words.ts';

const { site, about, people, services, projects, articles } = content();
const service = `services/${services[0]?.slug}.yaml`;
const article = `articles/${articles[0]?.slug}.md`;
const words = wordsWith({
  'about.yaml': releaseText('about.yaml').replace(
    /(?<=\nhero:\n {2}title: ).*/,
    "'Zephyr’s Café – of {city}'",
  ),
  [service]: releaseText(service).replace(
    /\nrelated: /,
    '$&A zeppelin lands here. Nobody asks. Its crew is from a cafe. ',
  ),
  [article]: releaseText(article).replace(
    /(?<=\n---\n)[\s\S]*/,
    '\nOne.\n\nTwo\nlines with **zeta**.\n\n- A list\n- of zeta\n',
  ),
});

/** Where it is found, and the sentences with their hits in brackets. */
const find = (asked: string) =>
  searchWords(words, asked, 50).found.map(({ file, field, pieces }) => [
    `${file}#${field}`,
    pieces.map(({ text, isHit }) => (isHit ? `[${text}]` : text)).join(''),
  ]);

it('finds a text whatever its case, accents, quotes and dashes, with its facts filled in', () => {
  const { city } = site.address;
  const found = [['about.yaml#hero.title', `[Zephyr’s Café – of ${city}]`]];
  expect(find(`ZEPHYR'S cafe - of ${city}`)).toEqual(found);
  expect(find(` zephyr‘s  CAFE\u0301 — of ${city} `)).toEqual(found);
});

it('finds several words in one text, and shows the sentences that have them', () => {
  expect(find('crew zeppelin')).toEqual([
    [`${service}#related`, 'A [zeppelin] lands here. Its [crew] is from a cafe. '],
  ]);
  expect(find('zeppelin zephyr')).toEqual([]);
});

it('finds a paragraph of an article by its lines', () => {
  expect(find('zeta')).toEqual([
    [`${article}#body:2-4`, 'Two lines with [zeta].'],
    [`${article}#body:6-7`, 'of [zeta]'],
  ]);
});

it('shows titles first, and says how many there are', () => {
  const { found, count } = searchWords(words, 'cafe', 1);
  expect([found.map(({ file }) => file), count > 1]).toEqual([['about.yaml'], true]);
});

it('leads to the page that shows it, and to the form where none does', () => {
  const [first] = services;
  const [project] = projects;
  const [person] = people.filter(({ home }) => home);
  const leads = (asked = '') => searchWords(words, asked, 50).found.map(({ href }) => href);
  expect(leads('zephyr')).toEqual(['/desk/words?page=%2Fabout&at=about.yaml%23hero.title']);
  expect(leads(project?.shortDescription)[0]).toMatch(
    /^\/desk\/words\?page=%2Fportfolio&at=projects/,
  );
  expect(leads(person?.home)[0]).toMatch(/^\/desk\/words\?page=%2F&at=people/);
  expect(leads(first?.summary)).toEqual([`/desk/words/services/${first?.slug}?only=summary`]);
  expect(leads(site.email)).toContain('/desk/words/site?only=email');
  expect(leads(about.metaTitle)).toContain('/desk/words/about?only=metaTitle');
});
