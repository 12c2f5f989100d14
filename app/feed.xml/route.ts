import { articleHtml } from '#components/blog/article-html.ts';
import { content } from '#lib/content/content.ts';
import { atomFeed } from './atom.ts';

export const dynamic = 'force-dynamic';

/** Every article, whole, for programs. */
export async function GET(): Promise<Response> {
  const articles = content().articles.map(async (article) => ({
    ...article,
    html: await articleHtml(article),
  }));
  return new Response(atomFeed(await Promise.all(articles)), {
    headers: { 'Content-Type': 'application/xml' },
  });
}
