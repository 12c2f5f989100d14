import { hasDrawing } from '#components/art/drawings.ts';
import { content } from '#lib/content/content.ts';
import { articleHtml } from './article-html.ts';

test('a drawing stands where a paragraph names it, and nowhere in a tag', async () => {
  const drawn = content().articles.find(({ slug }) => hasDrawing(`articles/${slug}`));
  if (!drawn) return;
  const html = '<p><a href="/a" title="{figure}">b</a></p>\n<p>{figure}</p>\n';
  const placed = await articleHtml({ ...drawn, html, figure: 'For Rs 5 & $&' });
  expect(placed).toMatch(
    /^<p><a href="\/a" title="\{figure\}">b<\/a><\/p>\n<figure><img [^>]*><figcaption>For Rs 5 &#38; \$&#38;<\/figcaption><\/figure>\n$/,
  );
});
