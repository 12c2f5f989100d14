import { StructuredData } from '#components/sections/structured-data.tsx';
import { furtherArticles } from '#lib/content/lookup.ts';
import { inWords } from '#lib/content/number-words.ts';
import type { Article } from '#lib/content/types.ts';
import { formatDate } from '#lib/format-date.ts';
import { routes } from '#lib/routes.ts';
import { articleData } from '#lib/seo/structured-data.ts';

/** Those that the home page lists below the newest. */
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
          <li className="edge-t-1 pt-4" id={articleId(article)} key={article.slug}>
            <StructuredData data={articleData(article)} />
            <ArticleLabel article={article} />
            <h3 className="text-lg">{article.title}</h3>
            <ArticleLink article={article} />
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

/** Leads to the words; with script, browser/effects/articles.ts shows them in a dialog. */
export function ArticleLink({ article: { slug, title } }: { article: Article }) {
  return (
    <a
      aria-label={`Read more: ${title}`}
      className="link mt-auto inline-block self-start py-1 font-semibold"
      data-article=""
      href={routes.articleWords(slug)}
    >
      Read More
    </a>
  );
}

/** Of its card; as in `routes.article`. */
export const articleId = ({ slug }: Article) => `article-${slug}`;
