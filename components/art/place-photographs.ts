import { unescapeHtml } from '#lib/base/escape-html.ts';
import { photographHtml } from './photograph.tsx';
import { beside } from './picture.tsx';

/**
 * Makes each `<img src="file" alt="…" title="…">` of a text, as Markdown writes it, the photograph of that
 * name, with the title as its caption.
 *
 * @param folder below `content/`, where the files are
 * @throws a sentence if a file cannot be read
 */
export async function placePhotographs(html: string, folder: string): Promise<string> {
  const placed = [...html.matchAll(image)].map(async ([, file = '', alt = '', caption]) => {
    const chosen = { file: decodeURI(unescapeHtml(file)), alt: unescapeHtml(alt) };
    const picture = await photographHtml({ photograph: beside(folder, chosen), sizes });
    return `<figure>${picture}${caption ? `<figcaption>${caption}</figcaption>` : ''}</figure>`;
  });
  const figures = await Promise.all(placed);
  return html.replace(image, () => figures.shift() ?? '');
}

const image = /<p><img src="([^"]*)" alt="([^"]*)"(?: title="([^"]*)")?><\/p>/g;

/** The measure of an article. */
const sizes = '(min-width: 44rem) 42rem, 90vw';
