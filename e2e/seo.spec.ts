import type { Page } from '@playwright/test';
import { HtmlValidate, type RuleConfig, StaticConfigLoader } from 'html-validate';
import { allPages, fullTitle, pages } from '#lib/content/page-list.ts';
import { absoluteUrl } from '#lib/content/site.ts';
import { pageKinds } from '#testing/pages.ts';
import { expect, test } from './support/test.ts';

// One worker reads every page once, for all tests.
test.describe.configure({ mode: 'default' });

type Answer = Awaited<ReturnType<typeof readPage>> & { path: string; html: string };
let answers: Answer[] = [];

test.beforeAll(async ({ browser, site }) => {
  const parser = await browser.newPage();
  answers = [];
  for (const { path } of allPages()) {
    const response = await fetch(site.url + path);
    expect(response.status, path).toBe(200);
    const html = await response.text();
    answers.push({ ...(await readPage(parser, html)), path, html });
  }
  await parser.close();
});

test('each has a title, a description and a canonical address of its own', () => {
  for (const page of allPages()) {
    const { path, title, description, heading } = page;
    const { meta, ...answer } = answerOf(path);
    expect.soft(answer.title, path).toBe(fullTitle(page));
    expect.soft(meta.description, path).toBe(description);
    expect.soft(new URL(answer.canonical).href, path).toBe(absoluteUrl(path));
    expect.soft(new URL(meta['og:url'] ?? '').href, path).toBe(absoluteUrl(path));
    expect.soft(meta['og:title'], path).toBe(title);
    expect.soft(meta['twitter:card'], path).toBe('summary_large_image');
    expect.soft(answer.h1, path).toBe(heading);
    expect.soft(meta['og:image:alt'], path).toContain(`“${heading}”`);
  }
  for (const key of ['title', 'canonical'] as const) {
    expect(new Set(answers.map((answer) => answer[key])).size).toBe(allPages().length);
  }
});

test('only the thank-you page is noindex', () => {
  const hidden = answers.filter(({ meta }) => meta.robots?.includes('noindex'));
  expect(hidden.map(({ path }) => path)).toEqual(['/thank-you']);
});

test('each starts with its only h1, in an outline without gaps', () => {
  for (const { path, headings } of answers) {
    expect.soft([headings[0], headings.filter((level) => level === 1)], path).toEqual([1, [1]]);
    const gaps = headings.filter((level, index) => level > (headings[index - 1] ?? 0) + 1);
    expect.soft(gaps, path).toEqual([]);
  }
});

test('one of each kind is valid HTML', async () => {
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
  const validator = new HtmlValidate(
    new StaticConfigLoader({ root: true, extends: ['html-validate:recommended'], rules }),
  );
  for (const { path, html } of answers.filter(({ path }) => pageKinds.includes(path))) {
    // HTML has styles in the head alone (docs/decisions/039); every browser takes them anywhere.
    const { results } = await validator.validateString(
      html.replace(/<style data-rest>.*?<\/style>/s, ''),
    );
    const faults = results.flatMap(({ messages }) => messages);
    expect
      .soft(
        faults.map(({ ruleId, message }) => `${ruleId}: ${message}`),
        path,
      )
      .toEqual([]);
  }
});

test('every page is linked, and no link is dead [2.1]', async ({ site }) => {
  const links = answers.flatMap(({ path, hrefs }) =>
    hrefs
      .map((href) => new URL(href, site.url + path))
      .filter(({ origin }) => origin === site.url)
      .map(({ pathname, hash }) => ({ from: path, pathname, anchor: hash.slice(1) })),
  );
  const linked = new Set(links.map(({ pathname }) => pathname));
  expect(pages().filter(({ path }) => !linked.has(path))).toEqual([]);
  const known = new Map(answers.map(({ path, ids }) => [path, ids]));
  for (const path of linked) {
    if (!known.has(path)) expect((await fetch(site.url + path)).status, path).toBe(200);
  }
  const broken = links.filter(
    ({ pathname, anchor }) => anchor && !known.get(pathname)?.includes(anchor),
  );
  expect(broken).toEqual([]);
});

test('structured data has the types that its page asks for', () => {
  for (const { path, structuredData } of answers) {
    const types = structuredData.map((data) => data['@type']);
    expect.soft(types.toSorted(), path).toEqual(typesOf(path));
  }
});

test('each has a social card of its own', async ({ site }) => {
  const cards = new Set<string>();
  for (const { path, meta } of answers) {
    const { pathname, search } = new URL(meta['og:image'] ?? '');
    const response = await fetch(site.url + pathname + search);
    const png = Buffer.from(await response.arrayBuffer());
    // Width and height of a PNG; an empty card has far fewer bytes.
    expect.soft([png.readUInt32BE(16), png.readUInt32BE(20)], path).toEqual([1200, 630]);
    expect.soft(png.length, path).toBeGreaterThan(40_000);
    cards.add(png.toString('base64'));
  }
  expect(cards.size).toBe(allPages().length);
});

test('the sitemap has exactly the pages, each with its last change and its images', async ({
  request,
}) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const entries = [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => ({
    loc: /<loc>(.*?)<\/loc>/.exec(entry)?.[1],
    lastmod: /<\/loc><lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1],
    images: [...entry.matchAll(/<image:loc>(.*?)<\/image:loc>/g)].map(([, loc]) => loc).sort(),
  }));
  expect(entries).toEqual(
    pages().map(({ path, updated }) => ({
      loc: absoluteUrl(path),
      lastmod: updated,
      images: answerOf(path).pictures.map(absoluteUrl).sort(),
    })),
  );
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${absoluteUrl('/sitemap.xml')}`);
  expect(robots).toContain('Allow: /\n');
});

test('llms.txt lists every page', async ({ request }) => {
  const text = await (await request.get('/llms.txt')).text();
  const listed = [...text.matchAll(/^- \[.+\]\((.+)\): .{110,}$/gm)].map(([, url]) => url);
  expect(listed).toEqual(pages().map(({ path }) => absoluteUrl(path)));
});

test('the icons of the manifest exist, in their sizes', async ({ request }) => {
  const { icons } = await (await request.get('/manifest.webmanifest')).json();
  const kinds = icons.map(({ sizes, purpose = 'any' }: Record<string, string>) => [sizes, purpose]);
  expect(kinds).toEqual([
    ['any', 'any'],
    ['192x192', 'any'],
    ['512x512', 'any'],
    ['512x512', 'maskable'],
  ]);
  for (const { src, type, sizes } of icons) {
    const response = await request.get(src);
    expect([response.status(), response.headers()['content-type']]).toEqual([200, type]);
    if (type !== 'image/png') continue;
    const png = await response.body();
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes);
  }
});

/** The types of structured data that search engines read on a page. */
function typesOf(path: string): string[] {
  if (path === '/') return ['LocalBusiness', 'WebSite'];
  if (path === '/contact') return ['LocalBusiness'];
  if (path === '/portfolio') return ['ItemList'];
  if (path.startsWith('/services/')) return ['BreadcrumbList', 'Service'];
  if (path.startsWith('/blog/')) return ['BlogPosting', 'BreadcrumbList'];
  if (path.startsWith('/portfolio/')) return ['BreadcrumbList', 'CreativeWork'];
  return path.startsWith('/industries/') ? ['BreadcrumbList'] : [];
}

function answerOf(path: string): Answer {
  const answer = answers.find((candidate) => candidate.path === path);
  if (!answer) throw new Error(`${path} was not read`);
  return answer;
}

/** Parses HTML in the browser, without running scripts. */
function readPage(parser: Page, html: string) {
  return parser.evaluate((text) => {
    const page = new DOMParser().parseFromString(text, 'text/html');
    const all = (selector: string) => [...page.querySelectorAll(selector)];
    const attributes = (selector: string, name: string) =>
      all(selector).map((element) => element.getAttribute(name) ?? '');
    const meta = all('meta[content]').map((element): [string, string] => [
      element.getAttribute('name') ?? element.getAttribute('property') ?? '',
      element.getAttribute('content') ?? '',
    ]);
    return {
      title: page.title,
      meta: Object.fromEntries(meta) as Record<string, string>,
      canonical: attributes('link[rel=canonical]', 'href').join(),
      h1: page.querySelector('h1')?.textContent ?? '',
      headings: all('h1, h2, h3, h4, h5, h6').map(({ tagName }) => Number(tagName[1])),
      structuredData: all('script[type="application/ld+json"]').flatMap(
        (script): Record<string, unknown>[] => {
          const data = JSON.parse(script.textContent ?? '');
          return data['@graph'] ?? [data];
        },
      ),
      hrefs: attributes('a[href]', 'href'),
      ids: attributes('[id]', 'id'),
      pictures: attributes('img[src]', 'src'),
    };
  }, html);
}
