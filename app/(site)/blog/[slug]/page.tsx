import '#components/ui/prose.css';
import { entryAt, metadataOf } from '#app/(site)/entry-at.ts';
import { articleLook } from '#components/art/page-look.ts';
import { ArticleHero } from '#components/blog/article-hero.tsx';
import { ArticleText } from '#components/blog/article-text.tsx';
import { NextArticles } from '#components/blog/next-articles.tsx';
import { CallToAction } from '#components/sections/call-to-action.tsx';
import { StructuredData } from '#components/sections/structured-data.tsx';
import { content } from '#lib/content/content.ts';
import { routes } from '#lib/content/routes.ts';
import { articleData } from '#lib/site/structured-data.ts';

export const dynamicParams = false;

export const generateStaticParams = () => content().articles.map(({ slug }) => ({ slug }));

export const generateMetadata = metadataOf('articles', routes.article);

export default async function ArticlePage({ params }: PageProps<'/blog/[slug]'>) {
  const article = await entryAt(content().articles, params);
  const { call } = article;
  return (
    <>
      <StructuredData data={articleData(article)} />
      <ArticleHero article={article} />
      <ArticleText article={article} />
      <NextArticles article={article} />
      {call && <CallToAction {...call} look={articleLook(article)} target="contact" />}
    </>
  );
}
