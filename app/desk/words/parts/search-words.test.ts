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
  [service]: releaseText(service).replace(/\nrelated: /, '$&A zeppelin. Its crew has a cafe. '),
  [article]: releaseText(article).replace(
    /(?<=\n---\n)[\s\S]*/,
    '\nOne.\n\nTwo\nlines with **zeta**.\n\n- A list\n- of zeta\n',
  ),
});

/** Where it is found, and what hits. */
const find = (asked: string) =>
  searchWords(words, asked).map(({ file, field, pieces }) => [
    `${file}#${field}`,
    ...pieces.filter((_, at) => at % 2),
  ]);

it('finds a text whatever its case, accents, quotes and dashes, with its facts filled in', () => {
  const { city } = site.address;
  const found = [['about.yaml#hero.title', `Zephyr’s Café – of ${city}`]];
  expect(find(`ZEPHYR'S cafe - of ${city}`)).toEqual(found);
  expect(find(` zephyr‘s  CAFE\u0301 — of ${city} `)).toEqual(found);
});

it('finds several words in one text, titles first, and a paragraph of an article by its lines', () => {
  expect(find('crew zeppelin')).toEqual([[`${service}#related`, 'zeppelin', 'crew']]);
  expect(find('zeppelin zephyr')).toEqual([]);
  expect(find('cafe')[0]?.[0]).toBe('about.yaml#hero.title');
  const lines = ['2-4', '6-7'].map((some) => [`${article}#body:${some}`, 'zeta']);
  expect(find('zeta')).toEqual(lines);
});

it('leads to the page that shows it, and to the form where none does', () => {
  const [first] = services;
  const [project] = projects;
  const [person] = people.filter(({ home }) => home);
  const leads = (asked = '') => searchWords(words, asked).map(({ href }) => href);
  expect(leads('zephyr')).toEqual(['/desk/words?page=%2Fabout&at=about.yaml%23hero.title']);
  expect(leads(project?.shortDescription)[0]).toMatch(
    /^\/desk\/words\?page=%2Fportfolio&at=projects/,
  );
  expect(leads(person?.home)[0]).toMatch(/^\/desk\/words\?page=%2F&at=people/);
  expect(leads(first?.summary)).toEqual([`/desk/words/services/${first?.slug}?only=summary`]);
  expect(leads(site.email)).toContain('/desk/words/site?only=email');
  expect(leads(about.metaTitle)).toContain('/desk/words/about?only=metaTitle');
});
