import type { ReactNode } from 'react';
import { StructuredData } from '#components/sections/structured-data.tsx';
import { furtherArticles } from '#lib/content/lookup.ts';
import { inWords } from '#lib/content/number-words.ts';
import type { Article } from '#lib/content/types.ts';
import { formatDate } from '#lib/format-date.ts';
import { routes } from '#lib/routes.ts';
import { articleData } from '#lib/seo/structured-data.ts';

/** Their titles; browser/islands/article-dialog.tsx fetches the words of the one that is opened. */
export function MoreArticles() {
  const articles = furtherArticles();
  if (articles.length === 0) return null;
  return (
    <details className="mt-8">
      <summary className="link inline-block py-1 font-semibold">
        {summaryOf(articles.length)}
      </summary>
      <ul className="mt-6 grid gap-6 md:grid-cols-2 lg:grid-cols-3">
        {articles.map((article) => (
          <li key={article.slug} className="edge-t-1 pt-4">
            <StructuredData data={articleData(article)} />
            <ArticleLabel article={article} />
            <h3 className="text-lg">{article.title}</h3>
            <ArticleOpener slug={article.slug} title={article.title}>
              <p className="prose">
                <a href={routes.articleWords(article.slug)} data-words="">
                  Read “{article.title}”
                </a>
              </p>
            </ArticleOpener>
          </li>
        ))}
      </ul>
    </details>
  );
}

function summaryOf(count: number): string {
  const words = inWords(count);
  const many = words.charAt(0).toUpperCase() + words.slice(1);
  return `${many} more article${count === 1 ? '' : 's'}`;
}

export function ArticleLabel({ article: { category, date } }: { article: Article }) {
  return (
    <p className="label text-sm text-brick-600">
      {category} · <time dateTime={date}>{formatDate(date)}</time>
    </p>
  );
}

type Props = { slug: string; title: string; children: ReactNode };

/** Opens in its place; with script in a dialog, by browser/effects/articles.ts. */
export function ArticleOpener({ slug, title, children }: Props) {
  return (
    <details id={`article-${slug}`} className="mt-auto">
      <summary
        className="link inline-block py-1 font-semibold"
        aria-label={`Read more: ${title}`}
        aria-haspopup="dialog"
      >
        Read More
      </summary>
      {children}
    </details>
  );
}
