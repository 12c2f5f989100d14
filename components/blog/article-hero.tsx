import { ArticleCover } from '#components/art/article-cover.tsx';
import { firstFrameId } from '#components/art/first-frame.ts';
import { articleLook } from '#components/art/page-look.ts';
import { Breadcrumbs } from '#components/sections/breadcrumbs.tsx';
import { labelOn } from '#components/sections/grounds.ts';
import { HeroGround } from '#components/sections/heroes.tsx';
import { routes } from '#lib/content/routes.ts';
import type { Article } from '#lib/content/types.ts';
import { ArticleLabel } from './article-card.tsx';

/** The cover reaches the edge of the screen. */
export function ArticleHero({ article }: { article: Article }) {
  const { title, excerpt, cover } = article;
  const look = articleLook(article);
  return (
    <HeroGround look={look}>
      <div className="wrap grid gap-x-gutter lg:grid-cols-12">
        <div className="py-8 lg:col-span-7 lg:py-14" id={firstFrameId}>
          <Breadcrumbs below={[{ label: 'Blog', href: routes.blog }, { label: cover.word }]} />
          <h1 className="max-w-[18em] text-4xl">{title}</h1>
          <p className="mt-4 max-w-[52ch] text-sand-100 lg:text-lg">{excerpt}</p>
          <ArticleLabel article={article} className={`mt-5 ${labelOn(look.ground)}`} />
        </div>
      </div>
      <div className="h-32 lg:absolute lg:inset-y-0 lg:right-0 lg:h-auto lg:w-2/5">
        <ArticleCover
          article={article}
          className="hero-window block size-full"
          id="cover"
          isFirst
        />
      </div>
    </HeroGround>
  );
}
