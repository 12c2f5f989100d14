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
  return (await placePhotographs(html)).replace(figurePlace, () => drawing);
}

function figureHtml(name: DrawingName, caption: string): string {
  const { title, address, width, height } = getDrawing(name);
  return (
    `<figure><img src="${address}" width="${width}" height="${height}" ` +
    `alt="${escapeHtml(title)}" loading="lazy" decoding="async">` +
    `<figcaption>${escapeHtml(caption)}</figcaption></figure>`
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
