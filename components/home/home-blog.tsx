import { ArticleCover } from '@/components/art/article-cover';
import { Section } from '@/components/sections/section';
import { StructuredData } from '@/components/sections/structured-data';
import { articles } from '@/content/articles';
import { home } from '@/content/home';
import type { Article } from '@/content/types';
import { formatDate } from '@/lib/format-date';
import { articleData } from '@/lib/structured-data';
import { articleHtml } from './article-html';
import { ArticleOpener } from './article-opener';

/** Three articles; Read More opens the whole one [spec 2.3.5]. */
export function HomeBlog() {
  const { title, intro } = home.blog;
  return (
    <Section id="blog" title={title} intro={intro} tone="white">
      <ul className="mt-10 grid gap-6 lg:grid-cols-3">{articles.map(articleCard)}</ul>
    </Section>
  );
}

function articleCard(article: Article) {
  const { slug, title, excerpt, cover, date, category } = article;
  return (
    <li key={slug} className="flex flex-col overflow-hidden rounded-lg border border-sand-200">
      <StructuredData data={articleData(article)} />
      <ArticleCover {...cover} id={`c-${cover.word}`} className="block h-auto w-full" />
      <div className="flex grow flex-col p-6">
        <p className="label text-sm text-brick-600">
          {category} · <time dateTime={date}>{formatDate(date)}</time>
        </p>
        <h3 className="mt-3 text-xl">{title}</h3>
        <p className="mt-3 mb-6 text-ink-2">{excerpt}</p>
        <ArticleOpener slug={slug} title={title}>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: The content is ours, from content/articles. */}
          <div className="prose" dangerouslySetInnerHTML={{ __html: articleHtml(article) }} />
        </ArticleOpener>
      </div>
    </li>
  );
}
