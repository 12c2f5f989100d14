import { clsx } from 'clsx';
import { ArticleCover } from '#components/art/article-cover.tsx';
import { widthInRows } from '#components/sections/lists.tsx';
import { Section } from '#components/sections/section.tsx';
import { StructuredData } from '#components/sections/structured-data.tsx';
import { content } from '#lib/content/content.ts';
import { newestArticles } from '#lib/content/lookup.ts';
import type { Article } from '#lib/content/types.ts';
import { articleData } from '#lib/seo/structured-data.ts';
import { ArticleLabel, ArticleLink, articleId, MoreArticles } from './article-list.tsx';

export function HomeBlog() {
  const articles = newestArticles();
  const { title, intro } = content().home.blog;
  return (
    <Section id="blog" intro={intro} label="Blog" title={title} tone="white">
      <ul className="mt-10 grid gap-6 lg:grid-cols-12">
        {articles.map((article, index) => (
          <ArticleCard
            article={article}
            key={article.slug}
            width={widthInRows(index, articles.length)}
          />
        ))}
      </ul>
      <MoreArticles />
    </Section>
  );
}

function ArticleCard({ article, width }: { article: Article; width: string }) {
  const { slug, title, excerpt } = article;
  return (
    <li
      className={clsx(
        'flex flex-col overflow-hidden rounded-lg edge-1 md:max-lg:flex-row print:flex-row',
        width,
      )}
      id={articleId(article)}
    >
      <StructuredData data={articleData(article)} />
      <ArticleCover
        article={article}
        className="block h-auto w-full md:max-lg:h-auto md:max-lg:w-2/5 md:max-lg:flex-none md:max-lg:object-cover print:w-2/5 print:flex-none"
        id={`c-${slug}`}
      />
      <div className="flex grow flex-col p-6">
        <ArticleLabel article={article} />
        <h3 className="mt-3 text-xl">{title}</h3>
        <p className="mt-3 mb-6 text-ink-2">{excerpt}</p>
        <ArticleLink article={article} />
      </div>
    </li>
  );
}
