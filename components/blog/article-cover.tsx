import { clsx } from 'clsx';
import { drawn } from '#components/art/drawings.ts';
import { articleLook } from '#components/art/page-look.ts';
import { Photograph } from '#components/art/photograph.tsx';
import { beside, Picture } from '#components/art/picture.tsx';
import { grounds } from '#components/sections/grounds.ts';
import type { Article } from '#lib/content/types.ts';

type Props = {
  article: Pick<Article, 'cover'> & Partial<Pick<Article, 'drawing'>>;
  className?: string;
  isFirst?: boolean;
};

/** Its photograph, its drawing, or else what its department makes. Decorative: the title is beside it. */
export function ArticleCover({ article, className, isFirst = false }: Props) {
  const { cover, drawing } = article;
  const shape = clsx('h-auto w-full', className);
  if (cover.photograph) {
    const photograph = beside('articles', cover.photograph);
    return (
      <Photograph alt="" className={shape} isFirst={isFirst} photograph={photograph} ratio="16 9" />
    );
  }
  const { scene, windowGround } = articleLook(article);
  const picture = drawn(`articles/${drawing}`) ?? scene;
  if (!picture) return null;
  // A scene is higher than it is wide.
  const classes = clsx(shape, picture === scene && ['aspect-video', grounds[windowGround].niche]);
  // In the first screen, too, a file: a document with a second picture in it would be heavier than its words.
  return <Picture alt="" className={classes} isClear isNext={isFirst} picture={picture} />;
}
