import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { industryLook, serviceLook } from '#components/art/page-look.ts';
import { articleHtml } from '#components/blog/article-html.ts';
import { content } from '#lib/content/content.ts';
import { readContent } from '#lib/content/read-content.ts';
import type { Content } from '#lib/content/types.ts';
import { fileOf } from './files.ts';
import { movePage } from './pages.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'words-'));
beforeAll(() => {
  cpSync('content', folder, { recursive: true });
  process.env.CONTENT_DIR = folder;
});
afterAll(() => rmSync(folder, { recursive: true }));

it('gives every page another address, and none loses its drawing', async () => {
  const [{ slug: linked } = { slug: '' }] = content().services;
  const [article] = content().articles.map(({ slug }) => `${folder}/${fileOf('articles', slug)}`);
  appendFileSync(article ?? '', `\nWhat you bring is [listed there](/services/${linked}#needs).\n`);
  const before = readContent(folder, {});
  const shown = await picturesOf(before);
  for (const room of ['services', 'industries', 'projects', 'articles'] as const) {
    for (const { slug } of before[room]) movePage(fileOf(room, slug), `${slug}-anew`);
  }
  const after = readContent(folder, {}, true);
  expect(after.services.map(({ slug }) => slug)).toEqual(
    before.services.map(({ slug }) => `${slug}-anew`),
  );
  expect(await picturesOf(after)).toEqual(shown);
});

async function picturesOf({ services, industries, articles }: Content) {
  return {
    looks: [...services.map(serviceLook), ...industries.map(industryLook)],
    figures: [...services, ...industries].map(({ drawing }) => drawing),
    articles: (await Promise.all(articles.map(articleHtml))).map(
      (html) => /<figure>.*/.exec(html)?.[0],
    ),
  };
}
