import { content } from '#lib/content/content.ts';
import { releaseText, wordsWith } from '#testing/release-words.ts';
import { articleFile as article, serviceFile as service } from '#testing/samples.ts';
import { searchWords } from './search-words.ts';

const zephyr = "'Zephyr’s Café – of {city}'";
const words = wordsWith({
  'about.yaml': releaseText('about.yaml').replace(/(?<=\nhero:\n {2}title: ).*/, zephyr),
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
  const { city } = content().site.address;
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
  expect(searchWords(words, 'zephyr')[0]?.href).toBe('/desk/words/about?only=hero.title');
});
