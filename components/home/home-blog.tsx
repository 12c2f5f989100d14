import {
  ArticleCard,
  ArticleLabel,
  ArticleLink,
  articleId,
} from '#components/blog/article-card.tsx';
import { widthInRows } from '#components/sections/lists.tsx';
import { Section } from '#components/sections/section.tsx';
import { content } from '#lib/content/content.ts';

/** As many as the home page shows [spec 2.3]. */
const newest = 3;

export const newestArticles = () => content().articles.slice(0, newest);

export function HomeBlog() {
  const articles = newestArticles();
  const { title, intro } = content().home.blog;
  return (
    <Section id="blog" intro={intro} label="Blog" title={title} tone="white">
      <ul className="mt-8 grid gap-6 lg:grid-cols-12">
        {articles.map((article, index) => (
          <ArticleCard
            article={article}
            className={widthInRows(index, articles.length)}
            heading="h3"
            id={articleId(article)}
            key={article.slug}
          />
        ))}
      </ul>
      <MoreArticles />
    </Section>
  );
}

/** Those that the home page lists below the newest. */
function MoreArticles() {
  const articles = content().articles.slice(newest);
  if (articles.length === 0) return null;
  return (
    <details className="mt-8">
      <summary className="link inline-block py-1 font-semibold">More articles</summary>
      <ul className="mt-6 grid gap-6 md:grid-cols-2 lg:grid-cols-3">
        {articles.map((article) => (
          <li className="group relative edge-t-1 pt-4" id={articleId(article)} key={article.slug}>
            <ArticleLabel article={article} />
            <h3 className="text-lg group-hover:text-lajvard-700">{article.title}</h3>
            <ArticleLink article={article} opensDialog />
          </li>
        ))}
      </ul>
    </details>
  );
}
