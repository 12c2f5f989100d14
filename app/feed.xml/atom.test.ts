/** @jest-environment jsdom */
import { articleHtml } from '#components/blog/article-html.ts';
import { content } from '#lib/content/content.ts';
import { routes } from '#lib/content/routes.ts';
import { absoluteUrl } from '#lib/content/site.ts';
import { atomFeed } from './atom.ts';

test('the feed has what Atom (RFC 4287) requires, and every article whole', async () => {
  const { articles, site } = content();
  const written = await Promise.all(
    articles.map(async (article) => {
      const title = `${article.title} <&> more`;
      return { ...article, title, html: await articleHtml(article) };
    }),
  );

  const feed = new DOMParser().parseFromString(atomFeed(written), 'application/xml');

  const root = feed.documentElement;
  expect([root.localName, root.namespaceURI]).toEqual(['feed', 'http://www.w3.org/2005/Atom']);
  expect(namesIn(root)).toEqual(expect.arrayContaining(['id', 'title', 'updated', 'author']));
  const entries = [...feed.querySelectorAll('entry')];
  expect(entries.map((entry) => textOf(entry, 'title'))).toEqual(written.map(({ title }) => title));
  expect(entries.map((entry) => textOf(entry, 'id'))).toEqual(
    articles.map(({ slug }) => absoluteUrl(routes.article(slug))),
  );
  const needed = ['id', 'title', 'link', 'published', 'updated', 'category', 'summary', 'content'];
  for (const entry of entries) expect(namesIn(entry)).toEqual(needed);
  const days = [...feed.querySelectorAll('updated, published')].map((day) => day.textContent);
  expect(days.filter((day) => !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(day))).toEqual([]);
  const inTexts = [...feed.querySelectorAll('content')].flatMap(({ textContent }) =>
    [...(textContent ?? '').matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, one]) => one),
  );
  const links = [...feed.querySelectorAll('link')].map((link) => link.getAttribute('href'));
  const addresses = [...links, ...inTexts];
  expect(addresses.filter((one) => !URL.canParse(one ?? ''))).toEqual([]);
  expect(addresses.some((one) => one?.startsWith(`${site.url}/assets/`))).toBe(true);
});

test('an article that was renamed, and renamed again, is known by its first address', () => {
  const [article] = content().articles;
  if (!article) throw new Error('there is no article');
  const now = routes.article(article.slug);
  const former = { '/old-news': now, '/blog/first': now, '/blog/second': now };
  jest.replaceProperty(content(), 'redirects', { '/blog/other': '/blog/another', ...former });
  const feed = atomFeed([article]);
  expect(feed).toContain(`<id>${absoluteUrl('/blog/first')}</id>`);
  expect(feed).toContain(`<link rel="alternate" href="${absoluteUrl(now)}"/>`);
});

const namesIn = (element: Element) => [...element.children].map(({ localName }) => localName);

const textOf = (element: Element, name: string) => element.querySelector(name)?.textContent;
