import { escapeHtml } from '#lib/base/escape-html.ts';
import { absoluteUrl } from '#lib/content/site.ts';
import { type Page, pages } from './page-list.ts';

/**
 * Every page with its last change and the pictures that it shows. Not Next's sitemap, which writes the
 * elements in an order that the schema forbids, and would need a list of the pictures.
 *
 * @param documentOf the HTML of a page, where it is known
 */
export function sitemap(documentOf: (path: string) => string = () => ''): string {
  const entries = pages().map((page) => entry(page, documentOf(page.path)));
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${entries.join('\n')}
</urlset>
`;
}

function entry({ path, updated }: Page, html: string): string {
  const pictures = [...html.matchAll(/<img [^>]*?\bsrc="([^"]*)"/g)].map(
    ([, source = '']) => source,
  );
  return [
    '<url>',
    element('loc', absoluteUrl(path)),
    ...(updated ? [element('lastmod', updated)] : []),
    ...pictures.map(
      (source) => `<image:image>${element('image:loc', absoluteUrl(source))}</image:image>`,
    ),
    '</url>',
  ].join('');
}

const element = (name: string, text: string) => `<${name}>${escapeHtml(text)}</${name}>`;
