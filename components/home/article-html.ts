import { type DrawingName, getDrawing, hasDrawing } from '#components/art/drawings.ts';
import type { Article } from '#lib/content/types.ts';
import { escapeHtml } from '#lib/escape-html.ts';

export function articleHtml({ slug, html, figure }: Article): string {
  const name: DrawingName = `articles/${slug}`;
  return html.replace('{figure}', figure && hasDrawing(name) ? figureHtml(name, figure) : '');
}

function figureHtml(name: DrawingName, caption: string): string {
  const { title, address, width, height } = getDrawing(name);
  return (
    `<figure><img src="${address}" width="${width}" height="${height}" ` +
    `alt="${escapeHtml(title)}" loading="lazy" decoding="async">` +
    `<figcaption>${escapeHtml(caption)}</figcaption></figure>`
  );
}
