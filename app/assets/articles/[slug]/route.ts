import { articleHtml } from '#components/home/article-html.ts';
import { furtherArticles } from '#lib/content/lookup.ts';
import { escapeHtml } from '#lib/escape-html.ts';
import { plainDocument } from '#lib/plain-document.ts';
import { routes } from '#lib/routes.ts';

/** The words of an article that the home page only lists: for its dialog, and where no script runs. */
export async function GET(
  _: Request,
  { params }: RouteContext<'/assets/articles/[slug]'>,
): Promise<Response> {
  const { slug } = await params;
  const article = furtherArticles().find((one) => one.slug === slug);
  if (!article) return new Response(null, { status: 404 });
  const words = `<style>figure{margin:0}img{max-width:100%;height:auto}</style><div class="prose">${await articleHtml(article)}</div>`;
  const back = `<p><a href="${escapeHtml(routes.article(slug))}">All articles</a></p>`;
  return new Response(plainDocument(article.title, words + back), {
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });
}
