import {
  ArticleCard,
  ArticleLabel,
  ArticleLink,
  articleId,
} from '#components/blog/article-card.tsx';
import { widthInRows } from '#components/sections/lists.tsx';
import { Section } from '#components/sections/section.tsx';
import { content } from '#lib/content/content.ts';
import { inWords } from '#lib/content/facts.ts';
import { furtherArticles, newestArticles } from './home-content.ts';

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
  const articles = furtherArticles();
  if (articles.length === 0) return null;
  return (
    <details className="mt-8">
      <summary className="link inline-block py-1 font-semibold">
        {summaryOf(articles.length)}
      </summary>
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

function summaryOf(count: number): string {
  const words = inWords(count);
  const many = words.charAt(0).toUpperCase() + words.slice(1);
  return `${many} more article${count === 1 ? '' : 's'}`;
}
