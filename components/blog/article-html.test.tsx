import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { GET as openDialog } from '#app/assets/articles/[slug]/route.ts';
import { GET as openFeed } from '#app/feed.xml/route.ts';
import { drawn } from '#components/art/drawings.ts';
import { unescapeHtml } from '#lib/base/escape-html.ts';
import { content } from '#lib/content/content.ts';
import { articleHtml } from '#lib/content/markdown.ts';
import { setPhotographs } from '#testing/release-words.ts';
import { articleHtml as placeArticle } from './article-html.ts';
import { ArticleText } from './article-text.tsx';

const [article] = content().articles;

const photograph = (background: string) =>
  sharp({ create: { width: 600, height: 400, channels: 3, background } })
    .jpeg()
    .toBuffer();

test('a list, a link and two photographs are the same on the page, in the dialog of home and in the feed', async () => {
  if (!article) throw new Error('there is no article');
  const body =
    '- one\n- [two](/portfolio)\n\n![Ali & "Sons"](<Our shop.jpg> "At nine")\n\n![A door](door.jpg)\n';
  const written = { ...article, html: articleHtml({ file: '', body }) };
  const [shop, door] = [await photograph('#A3492B'), await photograph('#262')];
  const photographs = { 'articles/Our shop.jpg': shop, 'articles/door.jpg': door };
  setPhotographs(photographs, { ...content(), articles: [written] });

  const shown = (html: string) => /<ul>[\s\S]*<\/figure>/.exec(html)?.[0];
  const page = shown(renderToStaticMarkup(await ArticleText({ article: written })));
  const params = Promise.resolve({ slug: written.slug });
  const dialog = await openDialog(new Request('http://localhost'), { params });
  const feed = unescapeHtml(await (await openFeed()).text());

  const tags = page?.match(/<(?:li|a|figcaption)\b/g);
  expect(tags?.join(' ')).toBe('<li <li <a <figcaption');
  // The largest is named by the width that was asked for.
  const file = (named: number, format: string, width = named) =>
    String.raw`/assets/photographs/[\w-]{12}-${named}\.${format} ${width}w`;
  const set = (format: string) => `srcset="${file(480, format)}, ${file(1600, format, 600)}"`;
  expect(page).toMatch(
    new RegExp(
      `<figure><picture><source type="image/avif" ${set('avif')} sizes="[^"]+">` +
        `<img src="[^"]+-1600.jpeg" ${set('jpeg')} sizes="[^"]+" width="600" height="400" ` +
        `alt="Ali &#38; &#34;Sons&#34;" loading="lazy" decoding="async"></picture>` +
        '<figcaption>At nine</figcaption></figure>',
    ),
  );
  expect(shown(await dialog.text())).toBe(page);
  expect(shown(feed)?.replaceAll(content().site.url, '')).toBe(page);
});

test('a drawing stands where a paragraph names it, and nowhere in a tag', async () => {
  const article = content().articles.find(({ slug }) => drawn(`articles/${slug}`));
  if (!article) return;
  const html = '<p><a href="/a" title="{figure}">b</a></p>\n<p>{figure}</p>\n';
  const placed = await placeArticle({ ...article, html, figure: 'For Rs 5 & $&' });
  expect(placed).toMatch(
    /^<p><a href="\/a" title="\{figure\}">b<\/a><\/p>\n<figure><img [^>]*><figcaption>For Rs 5 &#38; \$&#38;<\/figcaption><\/figure>\n$/,
  );
});
