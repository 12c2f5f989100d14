import { type DrawingName, getDrawing, hasDrawing } from '#components/art/drawings.ts';
import { placePhotographs } from '#components/art/place-photographs.ts';
import { escapeHtml } from '#lib/base/escape-html.ts';
import { figurePlace } from '#lib/content/markdown.ts';
import type { Article } from '#lib/content/types.ts';

export async function articleHtml({ drawing: own, html, figure }: Article): Promise<string> {
  const name: DrawingName = `articles/${own}`;
  const drawing = figure && hasDrawing(name) ? figureHtml(name, figure) : '';
  return (await placePhotographs(html, 'articles')).replace(figurePlace, () => drawing);
}

function figureHtml(name: DrawingName, caption: string): string {
  const { title, address, width, height } = getDrawing(name);
  return (
    `<figure><img src="${address}" width="${width}" height="${height}" ` +
    `alt="${escapeHtml(title)}" loading="lazy" decoding="async">` +
    `<figcaption>${escapeHtml(caption)}</figcaption></figure>`
  );
}
