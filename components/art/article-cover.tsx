import type { Article, Department } from '#lib/content/types.ts';
import { palette } from '#lib/palette.ts';
import { recipeFor } from './pattern.ts';
import { Photograph } from './photograph.tsx';
import { beside } from './picture.tsx';
import { PatternDefs } from './tile-field.tsx';

type Props = {
  article: Pick<Article, 'cover'>;
  id: string;
  className: string;
};

/** Decorative: the title is below. */
export function ArticleCover({ article, id, className }: Props) {
  const photograph = coverPhotograph(article);
  if (photograph) {
    return (
      <Photograph
        photograph={photograph}
        alt=""
        sizes="(min-width: 64rem) 39rem, 95vw"
        ratio="16 9"
        className={className}
      />
    );
  }
  const { word, department } = article.cover;
  const { ground, letters, lines } = covers[department];
  const { fold, angle, pitch } = recipeFor(word, department);
  const recipe = { fold, angle, pitch: pitch * 1.25, hasGaps: false };

  return (
    <svg
      viewBox="0 0 400 225"
      preserveAspectRatio="xMinYMax"
      aria-hidden="true"
      className={className}
      color={lines}
    >
      <PatternDefs id={id} recipe={recipe} line={2} center={[300, 112]} />
      {/* Ground and lines go on above, where the place is taller. */}
      <path d="M0-999H400V225H0z" fill={ground} />
      <path d="M200-999H402V227H200z" fill={`url(#${id})`} stroke={lines} strokeWidth="2" />
      <text
        x="24"
        y="196"
        fill={letters}
        fontSize="92"
        fontWeight="700"
        stroke={ground}
        strokeWidth="14"
        strokeLinejoin="round"
        paintOrder="stroke"
        fontFamily="display, display Fallback"
        fontStretch="78%"
        letterSpacing="-.01em"
      >
        {word}
      </text>
    </svg>
  );
}

export function coverPhotograph({ cover: { photograph } }: Pick<Article, 'cover'>) {
  return photograph && beside('articles', photograph);
}

const covers: Record<Department, { ground: string; letters: string; lines: string }> = {
  web: { ground: palette.lajvard700, letters: palette.genda300, lines: palette.firozi300 },
  software: { ground: palette.firozi700, letters: palette.paper, lines: palette.firozi300 },
  marketing: { ground: palette.genda500, letters: palette.ink, lines: palette.brick600 },
  design: { ground: palette.brick600, letters: palette.paper, lines: palette.genda300 },
};
