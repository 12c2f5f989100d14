import { type DrawingName, drawn, getDrawing } from '#components/art/drawings.ts';
import { photographHtml } from '#components/art/photograph.tsx';
import { beside } from '#components/art/picture.tsx';
import { escapeHtml, unescapeHtml } from '#lib/base/escape-html.ts';
import { figurePlace } from '#lib/content/markdown.ts';
import type { Article } from '#lib/content/types.ts';

export async function articleHtml({ drawing: own, html, figure }: Article): Promise<string> {
  // Its cover is the first.
  const name = drawn(`articles/${own}-2`) ?? drawn(`articles/${own}`);
  const drawing = figure && name ? figureHtml(name, figure) : '';
  const [before = '', after] = (await placePhotographs(html)).split(figurePlace);
  if (after === undefined) return before;
  const third = drawn(`articles/${own}-3`);
  if (!third) return before + drawing + after;
  return before.length > after.length
    ? halfway(before, third) + drawing + after
    : before + drawing + halfway(after, third);
}

/** A long article's third drawing, before the heading in the middle of what is longer. */
function halfway(html: string, third: DrawingName): string {
  const sections = html.split(/(?=<h3)/);
  if (sections.length > 1) sections.splice(sections.length / 2, 0, figureHtml(third));
  return sections.join('');
}

/** Without a caption it has the drawing's own words, which screen readers know from the picture. */
function figureHtml(name: DrawingName, caption?: string): string {
  const { title, address, width, height } = getDrawing(name);
  return (
    `<figure><img src="${address}" width="${width}" height="${height}" ` +
    `alt="${escapeHtml(title)}" loading="lazy" decoding="async">` +
    `<figcaption${caption ? '' : ' aria-hidden="true"'}>${escapeHtml(caption ?? title)}</figcaption></figure>`
  );
}

/**
 * Makes each `<img src="file" alt="…" title="…">` of a text, as Markdown writes it, the photograph of that
 * name, with the title as its caption.
 *
 * @throws a sentence if a file cannot be read
 */
async function placePhotographs(html: string): Promise<string> {
  const placed = [...html.matchAll(image)].map(async ([, file = '', alt = '', caption]) => {
    const chosen = { file: decodeURI(unescapeHtml(file)), alt: unescapeHtml(alt) };
    const picture = await photographHtml({ photograph: beside('articles', chosen) });
    return `<figure>${picture}${caption ? `<figcaption>${caption}</figcaption>` : ''}</figure>`;
  });
  const figures = await Promise.all(placed);
  return html.replace(image, () => figures.shift() ?? '');
}

const image = /<p><img src="([^"]*)" alt="([^"]*)"(?: title="([^"]*)")?><\/p>/g;
