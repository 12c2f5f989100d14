import { articleSheet } from '#app/assets/assets.ts';
import { articleHtml } from '#components/home/article-html.ts';
import { content } from '#lib/content/content.ts';
import { escapeHtml } from '#lib/escape-html.ts';
import { formatDate } from '#lib/format-date.ts';
import { plainDocument } from '#lib/plain-document.ts';
import { routes } from '#lib/routes.ts';
import { absoluteUrl } from '#lib/site.ts';

/** The words of an article: for the dialog of the home page, for search engines, and where no script runs. */
export async function GET(
  _: Request,
  { params }: RouteContext<'/assets/articles/[slug]'>,
): Promise<Response> {
  const { slug } = await params;
  const { articles, site } = content();
  const article = articles.find((one) => one.slug === slug);
  if (!article) return new Response(null, { status: 404 });
  const title = escapeHtml(article.title);
  const head = [
    `<meta name="description" content="${escapeHtml(article.excerpt)}">`,
    `<link rel="canonical" href="${escapeHtml(absoluteUrl(routes.articleWords(slug)))}">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:image" content="${escapeHtml(absoluteUrl(routes.socialCard(`/articles/${slug}`)))}">`,
    `<link rel="stylesheet" href="${articleSheet()}">`,
  ].join('');
  const home = `<p><a href="${routes.home}">${escapeHtml(site.name)}</a></p>`;
  const day = `<p><time datetime="${article.date}">${formatDate(article.date)}</time></p>`;
  // Below a title that is h1 here.
  const html = (await articleHtml(article)).replace(/(<\/?)h3>/g, '$1h2>');
  const words = `<div class="prose">${html}</div>`;
  const back = `<p><a href="${routes.blog}">All articles</a></p>`;
  const main = `${home}<h1>${title}</h1>${day}${words}${back}`;
  return new Response(plainDocument(`${article.title} | ${site.name}`, main, head), {
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });
}
