import { clsx } from 'clsx';
import { ArticleCover } from '#components/art/article-cover.tsx';
import { widthInRows } from '#components/sections/rows.ts';
import { Section } from '#components/sections/section.tsx';
import { StructuredData } from '#components/sections/structured-data.tsx';
import { content } from '#lib/content/content.ts';
import { furtherArticles, newestArticles } from '#lib/content/lookup.ts';
import type { Article } from '#lib/content/types.ts';
import { articleData } from '#lib/seo/structured-data.ts';
import { articleHtml } from './article-html.ts';
import { ArticleLabel } from './article-label.tsx';
import { ArticleOpener } from './article-opener.tsx';
import { MoreArticles } from './more-articles.tsx';

/** The newest articles whole, at about 2 KB each in the document; the others by their titles. */
export function HomeBlog() {
  const { home } = content();
  const articles = newestArticles();
  const { title, intro } = home.blog;
  return (
    <Section id="blog" title={title} intro={intro} tone="white">
      <ul data-parts="article-dialog" className="mt-10 grid gap-6 lg:grid-cols-6">
        {articles.map((article, index) => (
          <ArticleCard
            key={article.slug}
            article={article}
            width={widthInRows(index, articles.length)}
          />
        ))}
      </ul>
      <MoreArticles articles={furtherArticles()} />
    </Section>
  );
}

async function ArticleCard({ article, width }: { article: Article; width: string }) {
  const { slug, title, excerpt } = article;
  return (
    <li className={clsx('flex flex-col overflow-hidden rounded-lg border border-sand-200', width)}>
      <StructuredData data={articleData(article)} />
      <ArticleCover article={article} id={`c-${slug}`} className="block h-auto w-full" />
      <div className="flex grow flex-col p-6">
        <ArticleLabel article={article} />
        <h3 className="mt-3 text-xl">{title}</h3>
        <p className="mt-3 mb-6 text-ink-2">{excerpt}</p>
        <ArticleOpener slug={slug} title={title}>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: The content is ours, from content/articles. */}
          <div className="prose" dangerouslySetInnerHTML={{ __html: await articleHtml(article) }} />
        </ArticleOpener>
      </div>
    </li>
  );
}
