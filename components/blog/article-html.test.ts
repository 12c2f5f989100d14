import sharp from 'sharp';
import { drawn } from '#components/art/drawings.ts';
import { content } from '#lib/content/content.ts';
import type { Article } from '#lib/content/types.ts';
import { setPhotographs } from '#testing/release-words.ts';
import { articleHtml } from './article-html.ts';

test('a drawing stands where a paragraph names it, and nowhere in a tag', async () => {
  const article = content().articles.find(({ slug }) => drawn(`articles/${slug}`));
  if (!article) return;
  const html = '<p><a href="/a" title="{figure}">b</a></p>\n<p>{figure}</p>\n';
  const placed = await articleHtml({ ...article, html, figure: 'For Rs 5 & $&' });
  expect(placed).toMatch(
    /^<p><a href="\/a" title="\{figure\}">b<\/a><\/p>\n<figure><img [^>]*><figcaption>For Rs 5 &#38; \$&#38;<\/figcaption><\/figure>\n$/,
  );
});

test('a photograph in Markdown becomes a figure in two widths', async () => {
  const taken = sharp({ create: { width: 600, height: 400, channels: 3, background: '#A3492B' } });
  setPhotographs({ 'articles/Our shop.jpg': await taken.jpeg().toBuffer() });
  const html =
    '<p>Before.</p>\n<p><img src="Our%20shop.jpg" alt="Ali &amp; &quot;Sons&quot;" title="At nine"></p>\n<p>After.</p>';
  const placed = await articleHtml({ ...(content().articles[0] as Article), html });
  const file = (width: number, format: string) =>
    String.raw`/assets/photographs/[\w-]{12}-${width}\.${format} ${width}w`;
  const set = (format: string) => `srcset="${file(480, format)}, ${file(600, format)}"`;
  expect(placed).toMatch(
    new RegExp(
      `^<p>Before.</p>\n<figure><picture><source type="image/avif" ${set('avif')} sizes="[^"]+">` +
        `<img src="[^"]+-600.jpeg" ${set('jpeg')} sizes="[^"]+" width="600" height="400" ` +
        `alt="Ali &#38; &#34;Sons&#34;" loading="lazy" decoding="async"></picture>` +
        '<figcaption>At nine</figcaption></figure>\n<p>After.</p>$',
    ),
  );
});
