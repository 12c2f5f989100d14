import { articleHtml } from '#components/blog/article-html.ts';
import { escapeHtml } from '#lib/base/escape-html.ts';
import { content } from '#lib/content/content.ts';

/**
 * The words of an article, for the dialog of the home page alone. Not its page: that is six times as heavy, and
 * the policy of the home page, which reads them, would stop its styles.
 */
export async function GET(
  _: Request,
  { params }: RouteContext<'/assets/articles/[slug]'>,
): Promise<Response> {
  const { slug } = await params;
  const article = content().articles.find((one) => one.slug === slug);
  if (!article) return new Response(null, { status: 404 });
  const head = `<meta name="robots" content="noindex"><title>${escapeHtml(article.title)}</title>`;
  const words = `<div class="prose">${await articleHtml(article)}</div>`;
  return new Response(
    `<!doctype html><html lang="en"><head>${head}</head><body>${words}</body></html>`,
    {
      headers: { 'Content-Type': 'text/html; charset=utf-8' },
    },
  );
}
