import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { GET as openDialog } from '#app/assets/articles/[slug]/route.ts';
import { GET as openFeed } from '#app/feed.xml/route.ts';
import { unescapeHtml } from '#lib/base/escape-html.ts';
import { content } from '#lib/content/content.ts';
import { articleHtml } from '#lib/content/markdown.ts';
import { setPhotographs } from '#testing/release-words.ts';
import { ArticleText } from './article-text.tsx';

const [article] = content().articles;

test('a list, a link and two pictures are the same on the page, in the dialog of home and in the feed', async () => {
  if (!article) throw new Error('there is no article');
  const body = '- one\n- [two](/portfolio)\n\n![A till](till.jpg "Ours")\n\n![A door](door.jpg)\n';
  const written = { ...article, html: articleHtml({ file: '', body }) };
  const photograph = (background: string) =>
    sharp({ create: { width: 500, height: 300, channels: 3, background } })
      .jpeg()
      .toBuffer();
  setPhotographs(
    {
      'articles/till.jpg': await photograph('#226'),
      'articles/door.jpg': await photograph('#262'),
    },
    { ...content(), articles: [written] },
  );

  const shown = (html: string) => /<ul>[\s\S]*<\/figure>/.exec(html)?.[0];
  const page = shown(renderToStaticMarkup(await ArticleText({ article: written })));
  const params = Promise.resolve({ slug: written.slug });
  const dialog = await openDialog(new Request('http://localhost'), { params });
  const feed = unescapeHtml(await (await openFeed()).text());

  expect(page?.match(/<(?:li|a|img|figcaption)\b/g)).toEqual([
    '<li',
    '<li',
    '<a',
    '<img',
    '<figcaption',
    '<img',
  ]);
  expect(shown(await dialog.text())).toBe(page);
  expect(shown(feed)?.replaceAll(content().site.url, '')).toBe(page);
});
