import { industryLook, serviceLook } from '#components/art/page-look.ts';
import { articleHtml } from '#components/blog/article-html.ts';
import { content } from '#lib/content/content.ts';
import { readContent } from '#lib/content/read-content.ts';
import type { Content } from '#lib/content/types.ts';
import { releaseWords, type WordFiles } from '#lib/content/words.ts';
import type { Changes } from '#lib/words/versions.ts';
import { fileOf } from './files.ts';
import { movePage } from './pages.ts';

it('gives every page another address, and none loses its drawing', async () => {
  const [{ slug: linked } = { slug: '' }] = content().services;
  const [article = ''] = content().articles.map(({ slug }) => fileOf('articles', slug));
  const linking = `\nWhat you bring is [listed there](/services/${linked}#needs).\n`;
  const text = `${releaseWords().texts.get(article)}${linking}`;
  let words = changed(releaseWords(), new Map([[article, Buffer.from(text)]]));
  const before = readContent(words, {});
  const shown = await picturesOf(before);
  for (const room of ['services', 'industries', 'projects', 'articles'] as const) {
    for (const { slug } of before[room]) {
      words = changed(words, movePage(words, fileOf(room, slug), `${slug}-anew`) ?? new Map());
    }
  }
  const after = readContent(words, {}, { isDraft: true });
  expect(after.services.map(({ slug }) => slug)).toEqual(
    before.services.map(({ slug }) => `${slug}-anew`),
  );
  expect(await picturesOf(after)).toEqual(shown);
});

function changed(words: WordFiles, changes: Changes): WordFiles {
  const texts = new Map(words.texts);
  for (const [file, body] of changes) {
    if (body) texts.set(file, body);
    else texts.delete(file);
  }
  return { ...words, texts };
}

async function picturesOf({ services, industries, articles }: Content) {
  return {
    looks: [...services.map(serviceLook), ...industries.map(industryLook)],
    figures: [...services, ...industries].map(({ drawing }) => drawing),
    articles: (await Promise.all(articles.map(articleHtml))).map(
      (html) => /<figure>.*/.exec(html)?.[0],
    ),
  };
}
