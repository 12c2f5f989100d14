import { escapeHtml } from '#lib/base/escape-html.ts';
import { content } from '#lib/content/content.ts';
import { routes } from '#lib/content/routes.ts';
import { absoluteUrl } from '#lib/content/site.ts';
import type { Article } from '#lib/content/types.ts';
import { articlePage } from '#lib/site/page-list.ts';

/**
 * Atom (RFC 4287).
 * @param articles newest first, with their pictures placed
 */
export function atomFeed(articles: readonly Article[]): string {
  const { site, home } = content();
  const changed = articles.map(changeOf).sort().at(-1) ?? midnight(`${site.since}-01-01`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
${[
  element('id', absoluteUrl(routes.feed)),
  element('title', `${site.name}: ${home.blog.title}`),
  element('subtitle', home.blog.intro),
  element('updated', changed),
  `<author>${element('name', site.name)}</author>`,
  link('self', absoluteUrl(routes.feed)),
  link('alternate', absoluteUrl(routes.blog)),
  ...articles.map(entry),
].join('\n')}
</feed>
`;
}

function entry(article: Article): string {
  const { slug, title, excerpt, category, date, html } = article;
  return [
    '<entry>',
    element('id', absoluteUrl(firstAddress(routes.article(slug)))),
    element('title', title),
    link('alternate', absoluteUrl(routes.article(slug))),
    element('published', midnight(date)),
    element('updated', changeOf(article)),
    `<category term="${escapeHtml(category)}"/>`,
    element('summary', excerpt),
    `<content type="html">${escapeHtml(withAbsoluteUrls(html))}</content>`,
    '</entry>',
  ].join('');
}

/** Feed readers know an article by it, however often it is renamed: the list has the oldest first. */
function firstAddress(path: string): string {
  const former = Object.entries(content().redirects);
  const [first = path] =
    former.find(([from, to]) => to === path && from.startsWith(routes.article(''))) ?? [];
  return first;
}

const changeOf = (article: Article) => midnight(articlePage(article).updated);

const midnight = (day: string) => `${day}T00:00:00Z`;

const element = (name: string, text: string) => `<${name}>${escapeHtml(text)}</${name}>`;

const link = (relation: string, address: string) =>
  `<link rel="${relation}" href="${escapeHtml(address)}"/>`;

function withAbsoluteUrls(html: string): string {
  return html.replace(/\b(?:href|src|srcset)="[^"]*"/g, (attribute) =>
    attribute.replace(/(?<=^\w+="|, )\/(?!\/)/g, absoluteUrl('/')),
  );
}
