import { content } from '#lib/content/content.ts';
import type { Article } from '#lib/content/types.ts';
import { ArticleCard } from './article-card.tsx';

export function NextArticles({ article }: { article: Article }) {
  const articles = articlesAfter(article);
  if (articles.length === 0) return null;
  return (
    <nav aria-label="More articles" className="bg-sand-100">
      <div className="wrap py-16">
        <p className="label text-sm text-brick-600">Read next</p>
        <ul className="mt-6 grid gap-6 lg:grid-cols-2">
          {articles.map((one) => (
            <ArticleCard article={one} heading="h2" key={one.slug} />
          ))}
        </ul>
      </div>
    </nav>
  );
}

/** Those that follow it, the first after the last: at most two. */
export function articlesAfter({ slug }: Article): readonly Article[] {
  const { articles } = content();
  const at = articles.findIndex((one) => one.slug === slug);
  return [...articles.slice(at + 1), ...articles.slice(0, at)].slice(0, 2);
}
