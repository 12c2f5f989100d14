import { industryLook, serviceLook } from '#components/art/page-look.ts';
import { articleHtml } from '#components/blog/article-html.ts';
import { content } from '#lib/content/content.ts';
import { readContent } from '#lib/content/read-content.ts';
import { fileOf } from '#lib/content/schema.ts';
import { changeAt } from '#lib/content/tree.ts';
import type { Content } from '#lib/content/types.ts';
import { releaseWords, type WordFiles } from '#lib/content/words.ts';
import type { Changes } from '#lib/words/versions.ts';
import { copyOf, movePage } from './pages.ts';
import { checkChanged, written } from './working-copy.ts';

it('gives every page another address, and none loses its drawing', async () => {
  const [{ slug: linked } = { slug: '' }] = content().services;
  const [article = ''] = content().articles.map(({ slug }) => fileOf('articles', slug));
  const linking = `\nWhat you bring is [listed there](/services/${linked}#needs).\n`;
  const text = `${releaseWords().texts.get(article)}${linking}`;
  let words = changed(releaseWords(), new Map([[article, Buffer.from(text)]]));
  const before = readContent(words);
  const shown = await picturesOf(before);
  for (const room of ['services', 'industries', 'projects', 'articles'] as const) {
    for (const { slug } of before[room]) {
      words = changed(words, movePage(words, fileOf(room, slug), `${slug}-anew`) ?? new Map());
    }
  }
  const after = readContent(words, { isDraft: true });
  expect(after.services.map(({ slug }) => slug)).toEqual(
    before.services.map(({ slug }) => `${slug}-anew`),
  );
  expect(await picturesOf(after)).toEqual(shown);
});

it.each([
  ['services', 'title'],
  ['industries', 'title'],
  ['projects', 'shortDescription'],
  ['articles', 'title'],
] as const)('makes another page like each of the %s, with its drawing', (room, of) => {
  const [{ slug } = { slug: '' }] = content()[room];
  const [file, name] = [fileOf(room, slug), `A new one like ${slug}`.slice(0, 40)];
  const unnamed = copyOf(releaseWords(), file);
  const target = fileOf(room, 'a-new-one');
  if (!unnamed) throw new Error(`there is no copy of ${file}`);
  const called = room === 'services' || room === 'industries' ? 'name' : 'title';
  const copy = { ...unnamed, form: changeAt(unnamed.form, called, () => name) };
  expect(checkChanged(releaseWords(), target, copy)).toEqual([]);
  const words = changed(releaseWords(), new Map([[target, written(releaseWords(), file, copy)]]));
  const entries = readContent(words)[room];
  const [old, made] = [slug, 'a-new-one'].map((one) =>
    Object(entries.find((each) => each.slug === one)),
  );
  const picturesOfOne = ({ images, drawing }: { images?: unknown; drawing?: unknown }) =>
    images ?? drawing;
  expect(picturesOfOne(made)).toEqual(picturesOfOne(old));
  const own = of === 'title' ? name : expect.not.stringContaining(old[of]);
  expect([made.name ?? made.title, made[of]]).toEqual([name, own]);
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
