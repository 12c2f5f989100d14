import { ArticleCard, articleId } from '#components/blog/article-card.tsx';
import { widthInRows } from '#components/sections/lists.tsx';
import { Section } from '#components/sections/section.tsx';
import { content } from '#lib/content/content.ts';
import { MoreArticles } from './article-list.tsx';
import { newestArticles } from './home-content.ts';

export function HomeBlog() {
  const articles = newestArticles();
  const { title, intro } = content().home.blog;
  return (
    <Section id="blog" intro={intro} label="Blog" title={title} tone="white">
      <ul className="mt-10 grid gap-6 lg:grid-cols-12">
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
