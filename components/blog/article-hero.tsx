import { firstFrameId } from '#components/art/first-frame.ts';
import { articleLook } from '#components/art/page-look.ts';
import { Breadcrumbs } from '#components/sections/breadcrumbs.tsx';
import { labelOn } from '#components/sections/grounds.ts';
import { HeroGround } from '#components/sections/heroes.tsx';
import { routes } from '#lib/content/routes.ts';
import type { Article } from '#lib/content/types.ts';
import { ArticleLabel } from './article-card.tsx';
import { ArticleCover } from './article-cover.tsx';

export function ArticleHero({ article }: { article: Article }) {
  const { title, excerpt, cover } = article;
  const look = articleLook(article);
  return (
    <HeroGround look={look}>
      <div className="wrap grid items-center gap-x-gutter gap-y-8 py-8 lg:grid-cols-2 lg:py-14">
        <div id={firstFrameId}>
          <Breadcrumbs below={[{ label: 'Blog', href: routes.blog }, { label: cover.word }]} />
          <h1 className="max-w-[18em] text-4xl">{title.replaceAll(' a ', ' a\u00a0')}</h1>
          <p className="mt-4 max-w-[52ch] text-sand-100 lg:text-lg">{excerpt}</p>
          <ArticleLabel article={article} className={`mt-5 ${labelOn(look.ground)}`} />
        </div>
        <ArticleCover article={article} className="hero-window rounded-lg object-cover" isFirst />
      </div>
    </HeroGround>
  );
}
