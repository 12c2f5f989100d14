/** @jest-environment jsdom */
import { brotliDecompressSync, constants } from 'node:zlib';
import { HtmlValidate, type RuleConfig, StaticConfigLoader } from 'html-validate';
import { absoluteUrl } from '#lib/content/site.ts';
import { allPages, fullTitle, pages } from '#lib/site/page-list.ts';
import { pageKinds } from '../pages.ts';
import {
  all,
  answers,
  hrefs,
  publishedBytes,
  publishedPage,
  publishedText,
  texts,
  values,
} from './read.ts';

const everyPath = allPages().map(({ path }) => path);

const metaOf = (path: string, name: string) =>
  values(publishedPage(path), `meta[name="${name}"], meta[property="${name}"]`, 'content').join();

test.each(allPages())('$path says what search engines and networks read', (page) => {
  const { path, title, description, heading } = page;
  const published = publishedPage(path);
  const meta = (name: string) => metaOf(path, name);
  const [canonical] = hrefs(published, 'link[rel=canonical]');
  expect({
    title: published.title,
    description: meta('description'),
    addresses: [canonical, meta('og:url')].map((one) => new URL(one ?? '').href),
    card: [meta('og:type'), meta('og:title'), meta('twitter:card')],
    isHidden: meta('robots').includes('noindex'),
    headings: texts(published, 'h1'),
    data: dataOf(published).toSorted(),
  }).toEqual({
    title: fullTitle(page),
    description,
    addresses: [absoluteUrl(path), absoluteUrl(path)],
    card: [page.published ? 'article' : 'website', title, 'summary_large_image'],
    isHidden: path === '/thank-you',
    headings: [heading],
    data: typesOf(path),
  });
  expect(meta('og:image:alt')).toContain(`“${heading}”`);
  const levels = all(published, 'h1, h2, h3, h4, h5, h6').map(({ tagName }) => Number(tagName[1]));
  expect(levels[0]).toBe(1);
  expect(levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1)).toEqual([]);
});

const dataOf = (page: Document): string[] =>
  all(page, 'script[type="application/ld+json"]').flatMap(({ textContent }) => {
    const data = JSON.parse(textContent ?? '');
    return (data['@graph'] ?? [data]).map((one: Record<string, string>) => one['@type']);
  });

/** The types of structured data that search engines read on a page. */
function typesOf(path: string): string[] {
  if (path === '/') return ['LocalBusiness', 'WebSite'];
  if (path === '/portfolio') return ['ItemList'];
  if (path.startsWith('/services/')) return ['BreadcrumbList', 'Service'];
  if (path.startsWith('/blog/')) return ['BlogPosting', 'BreadcrumbList'];
  if (path.startsWith('/portfolio/')) return ['BreadcrumbList', 'CreativeWork'];
  return path.startsWith('/industries/') ? ['BreadcrumbList'] : [];
}

const rules: RuleConfig = {
  // React writes `charSet`, `<meta/>`, `required=""`: valid, only not in one style.
  'attr-case': 'off',
  'void-style': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  // React's `useId` starts ids with an underscore, which HTML allows.
  'valid-id': ['error', { relaxed: true }],
  // The portfolio's filters apply at once: there is nothing to submit.
  'wcag/h32': 'off',
  // A demo's send key is a checkbox, whose state CSS knows: a button by its role (ARIA in HTML allows that).
  'prefer-native-element': ['error', { exclude: ['button'] }],
};

test.each(pageKinds.filter((path) => everyPath.includes(path)))(
  '%s is valid HTML',
  async (path) => {
    const validator = new HtmlValidate(
      new StaticConfigLoader({ root: true, extends: ['html-validate:recommended'], rules }),
    );
    // HTML has styles in the head alone (docs/decisions/039); every browser takes them anywhere.
    const html = publishedText(path).replace(/<style data-rest>.*?<\/style>/s, '');
    const { results } = await validator.validateString(html);
    const faults = results.flatMap(({ messages }) => messages);
    expect(faults.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  },
);

test('every page is linked, and no link is dead [2.1]', () => {
  const links = everyPath.flatMap((from) =>
    hrefs(publishedPage(from), 'a[href]')
      .map((href) => new URL(href ?? '', absoluteUrl(from)))
      .filter(({ origin }) => origin === new URL(absoluteUrl('/')).origin)
      .map(({ pathname, hash }) => ({ from, pathname, anchor: hash.slice(1) })),
  );
  const linked = new Set(links.map(({ pathname }) => pathname));
  expect(pages().filter(({ path }) => !linked.has(path))).toEqual([]);
  expect([...linked].filter((path) => !answers.has(path))).toEqual([]);
  const broken = links.filter(
    ({ pathname, anchor }) => anchor && !publishedPage(pathname).getElementById(anchor),
  );
  expect(broken).toEqual([]);
});

test('a service that an article leads to leads back', () => {
  const articles = everyPath.filter((path) => path.startsWith('/blog/'));
  const led = articles.flatMap((article) =>
    hrefs(publishedPage(article), 'main a[href^="/services/"]').map((service = '') => ({
      article,
      back: hrefs(publishedPage(service ?? ''), 'main a').includes(article),
    })),
  );
  expect(new Set(led.map(({ article }) => article)).size).toBe(articles.length);
  expect(led.filter(({ back }) => !back)).toEqual([]);
});

test('each has a title and a social card of its own', () => {
  const cards = everyPath.map((path) => {
    const png = publishedBytes(new URL(metaOf(path, 'og:image')).pathname);
    // An empty card has far fewer bytes.
    return { path, png, isDrawn: sizeOf(png) === '1200x630' && png.length > 40_000 };
  });
  expect(cards.filter(({ isDrawn }) => !isDrawn)).toEqual([]);
  expect(new Set(cards.map(({ png }) => png.toString('base64'))).size).toBe(everyPath.length);
  const titles = everyPath.map((path) => publishedPage(path).title);
  expect(new Set(titles).size).toBe(everyPath.length);
});

test('the sitemap has exactly the pages, each with its last change', () => {
  const xml = publishedText('/sitemap.xml');
  const entries = [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => ({
    loc: /<loc>(.*?)<\/loc>/.exec(entry)?.[1],
    lastmod: /<\/loc>\s*<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1],
  }));
  expect(entries).toEqual(
    pages().map(({ path, updated }) => ({
      loc: absoluteUrl(path),
      lastmod: updated,
    })),
  );
  const robots = publishedText('/robots.txt');
  expect(robots).toContain(`Sitemap: ${absoluteUrl('/sitemap.xml')}`);
  expect(robots).toContain('Allow: /\n');
});

test('llms.txt lists every page', () => {
  const lines = publishedText('/llms.txt').matchAll(/^- \[.+\]\((.+)\): .{110,}$/gm);
  expect([...lines].map(([, url]) => url)).toEqual(pages().map(({ path }) => absoluteUrl(path)));
});

test('what machines ask for has its type', () => {
  const types = {
    '/feed.xml': 'application/xml',
    '/speculation-rules.json': 'application/speculationrules+json',
    '/manifest.webmanifest': 'application/manifest+json',
    '/.well-known/security.txt': 'text/plain; charset=utf-8',
    '/contact.vcf': 'text/vcard; charset=utf-8',
    '/icon.svg': 'image/svg+xml',
    '/favicon.ico': 'image/x-icon',
    '/apple-touch-icon.png': 'image/png',
  };
  const found = Object.keys(types).map((address) => [address, answers.get(address)?.type]);
  expect(Object.fromEntries(found)).toEqual(types);
});

test('home and portfolio have their styles, the bar and the hero in the first 13 KB', () => {
  for (const path of ['/', '/portfolio']) {
    const start = answers.get(path)?.br?.subarray(0, 13 * 1024) ?? '';
    const read = brotliDecompressSync(start, { finishFlush: constants.BROTLI_OPERATION_FLUSH });
    expect(String(read)).toMatch(/<\/style>.*<\/header>.*<h1.*<\/section>/s);
  }
});

test('nothing tells of the desk, nor marks where it finds a page’s words', () => {
  const named = /\/desk|data-words="|[\uE000-\uE17F]/;
  const texts = [...answers].flatMap(([address, { type }]) => (isText.test(type) ? address : []));
  expect(texts.length).toBeGreaterThan(everyPath.length);
  expect(texts.filter((address) => named.test(publishedText(address)))).toEqual([]);
});

const isText = /^text|json|xml|javascript/;

test('the icons of the manifest exist, in their sizes', () => {
  const { icons } = JSON.parse(publishedText('/manifest.webmanifest'));
  const kinds = icons.map((icon: Record<string, string>) => [icon.type, icon.sizes, icon.purpose]);
  expect(kinds.map((kind: string[]) => kind.join(' ').trim())).toEqual([
    'image/svg+xml any',
    'image/png 192x192',
    'image/png 512x512',
    'image/png 512x512 maskable',
  ]);
  for (const { src, sizes } of icons) {
    const size = sizes === 'any' ? answers.has(src) && sizes : sizeOf(publishedBytes(src));
    expect(size).toBe(sizes);
  }
});

/** Width and height of a PNG. */
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
