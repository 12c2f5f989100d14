import { articles as written } from '#content/articles/index.ts';
import { allPages, fullTitle, pages } from '#lib/page-list.ts';
import { absoluteUrl } from '#lib/site.ts';
import { htmlFaults } from './support/html-rules.ts';
import { type PageFacts, readPage } from './support/read-page.ts';
import { requiredOf, typesOf } from './support/structured-data.ts';
import { expect, test } from './support/test.ts';

// One worker reads every page once, for all tests.
test.describe.configure({ mode: 'default' });

type Answer = PageFacts & { path: string; status: number; html: string };
let answers: Answer[] = [];

test.beforeAll(async ({ browser, site }) => {
  const parser = await browser.newPage();
  answers = [];
  for (const { path } of allPages) {
    const response = await fetch(site.url + path);
    const html = await response.text();
    answers.push({ ...(await readPage(parser, html)), path, html, status: response.status });
  }
  await parser.close();
});

test('every page answers, the thank-you page among them', () => {
  expect(answers).toHaveLength(pages.length + 1);
  expect(answers.filter(({ status }) => status !== 200).map(({ path }) => path)).toEqual([]);
});

test('each has a title, a description and a canonical address of its own', () => {
  for (const page of allPages) {
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
    expect.soft(meta['twitter:image:alt'], path).toBe(meta['og:image:alt']);
  }
  for (const key of ['title', 'canonical'] as const) {
    expect(new Set(answers.map((answer) => answer[key])).size).toBe(allPages.length);
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

test('each is valid HTML', async () => {
  for (const { path, html } of answers) {
    expect.soft(await htmlFaults(html), path).toEqual([]);
  }
});

test('structured data has the types that its page asks for, and their required fields', () => {
  for (const { path, structuredData } of answers) {
    const types = structuredData.map((data) => data['@type']);
    expect.soft(types.toSorted(), path).toEqual(typesOf(path));
    for (const data of structuredData) {
      expect.soft(data, path).toMatchObject(requiredOf(data['@type']));
    }
  }
});

test('each article has an address on the home page and a picture', async ({ site }) => {
  const { structuredData, ids } = answerOf('/');
  const articles = structuredData.filter((data) => data['@type'] === 'BlogPosting');
  expect(articles).toHaveLength(written.length);
  for (const { url, image } of articles) {
    expect(ids).toContain(new URL(String(url)).hash.slice(1));
    const response = await fetch(site.url + new URL(String(image)).pathname);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
  }
});

test('each has a social card of its own', async ({ site }) => {
  const cards = new Set<string>();
  for (const { path, meta } of answers) {
    const { pathname, search } = new URL(meta['og:image'] ?? '');
    expect.soft(meta['twitter:image'], path).toBe(meta['og:image']);
    const response = await fetch(site.url + pathname + search);
    const png = Buffer.from(await response.arrayBuffer());
    expect
      .soft([response.status, response.headers.get('content-type')], path)
      .toEqual([200, 'image/png']);
    // Width and height of a PNG; an empty card has far fewer bytes.
    expect.soft([png.readUInt32BE(16), png.readUInt32BE(20)], path).toEqual([1200, 630]);
    expect.soft(png.length, path).toBeGreaterThan(40_000);
    cards.add(png.toString('base64'));
  }
  expect(cards.size).toBe(allPages.length);
  expect((await fetch(`${site.url}/services/no-such/opengraph-image`)).status).toBe(404);
});

function answerOf(path: string): Answer {
  const answer = answers.find((candidate) => candidate.path === path);
  if (!answer) throw new Error(`${path} was not read`);
  return answer;
}
