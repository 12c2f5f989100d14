import { allPages, fullTitle, pages } from '#lib/page-list.ts';
import { site } from '#lib/site.ts';
import { about } from './about.ts';
import { articles } from './articles/index.ts';
import * as contact from './contact.ts';
import { home } from './home.ts';
import { industries } from './industries/index.ts';
import * as missing from './missing.ts';
import { newsletter } from './newsletter.ts';
import { portfolioPage, projectPage } from './portfolio.ts';
import { policySections, privacyPolicy } from './privacy.ts';
import { projects } from './projects/index.ts';
import { services } from './services/index.ts';

const texts = new Map<string, unknown>([
  ['home', home],
  ['about', about],
  ['contact', contact],
  ['missing', missing],
  ['newsletter', newsletter],
  ['portfolio', portfolioPage],
  [
    'privacy',
    [privacyPolicy, policySections({ email: '', privacyEmail: '', phone: '', address: '' })],
  ],
  ['project page', projectPage],
  ...articles.map(named('article')),
  ...services.map(named('service')),
  ...industries.map(named('industry')),
  ...projects.map(named('project')),
]);

test.each(['path', 'title', 'description', 'heading'] as const)(
  'no two pages have the same %s',
  (key) => {
    const values = pages.map((page) => page[key]);
    expect(values.filter((value, at) => values.indexOf(value) !== at)).toEqual([]);
  },
);

test.each(allPages)(
  '$path has a title and a description that search engines do not cut',
  (page) => {
    const { description } = page;
    const shown = fullTitle(page);
    // A title stands alone where a long site name leaves no room for both.
    expect(shown.length).toBeGreaterThanOrEqual(Math.min(30, 58 - site.name.length));
    expect(shown.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
  },
);

test('a title includes the site’s name if both fit', () => {
  const page = { path: '/', description: '', heading: '', updated: undefined };
  expect(fullTitle({ ...page, title: 'About' })).toBe(`About | ${site.name}`);
  const long = 'x'.repeat(61 - ` | ${site.name}`.length);
  expect(fullTitle({ ...page, title: long })).toBe(long);
});

test('no text is a placeholder, apart from the names of members', () => {
  const left = /lorem|ipsum|\b(todo|tbd|fixme|xxx+)\b|coming soon|to come\b|placeholder/i;
  const found = [...texts].flatMap(([name, value]) =>
    stringsOf(value)
      .filter(([key, text]) => left.test(text) && !(key === 'name' && text === 'Name to come'))
      .map(([, text]) => `${name}: ${text}`),
  );
  expect(found).toEqual([]);
});

test('no sentence is on two pages', () => {
  const seen = new Map<string, string>();
  const repeated: string[] = [];
  for (const [name, value] of texts) {
    for (const sentence of new Set(stringsOf(value).flatMap(([, text]) => sentencesOf(text)))) {
      const first = seen.get(sentence);
      if (first) repeated.push(`${first}, ${name}: ${sentence}`);
      else seen.set(sentence, name);
    }
  }
  expect(repeated).toEqual([]);
  expect(seen.size).toBeGreaterThan(10 * texts.size);
});

function named(kind: string) {
  return <T extends { slug: string }>(entry: T): [string, T] => [`${kind} ${entry.slug}`, entry];
}

function stringsOf(value: unknown, key = ''): [key: string, text: string][] {
  if (typeof value === 'string') return [[key, value]];
  if (typeof value !== 'object' || !value) return [];
  return Object.entries(value).flatMap(([inner, part]) =>
    stringsOf(part, Array.isArray(value) ? key : inner),
  );
}

/** Those of five words and more: shorter ones are names. */
function sentencesOf(text: string): string[] {
  return text
    .replace(/<[^>]+>/g, ' ')
    .split(/(?<=[.?!:])\s+/)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim().toLowerCase())
    .filter((sentence) => sentence.split(' ').length >= 5);
}
