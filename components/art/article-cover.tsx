import { palette } from '#lib/base/palette.ts';
import { plain } from '#lib/content/marks.ts';
import type { Article, Department } from '#lib/content/types.ts';
import { recipeFor } from './pattern.ts';
import { Photograph } from './photograph.tsx';
import { beside } from './picture.tsx';
import { PatternDefs } from './tile-field.tsx';

type Props = {
  article: Pick<Article, 'cover'>;
  id: string;
  className: string;
  isFirst?: boolean;
};

/** Decorative: the title is below. */
export function ArticleCover({ article, id, className, isFirst = false }: Props) {
  const { word, department, photograph } = article.cover;
  if (photograph) {
    return (
      <Photograph
        alt=""
        className={className}
        isFirst={isFirst}
        photograph={beside('articles', photograph)}
        ratio="16 9"
      />
    );
  }
  const { ground, letters, lines } = covers[department];
  // Twelve letters fit its width.
  const size = Math.min(92, Math.round(700 / plain(word).length));
  const { fold, angle, pitch } = recipeFor(plain(word), department);
  const recipe = { fold, angle, pitch: pitch * 1.25, hasGaps: false };

  return (
    <svg
      aria-hidden="true"
      className={className}
      color={lines}
      preserveAspectRatio="xMinYMax"
      viewBox="0 0 400 225"
    >
      <PatternDefs center={[300, 52]} id={id} line={2} recipe={recipe} />
      {/* Ground and lines go on above, where the place is taller, and to the right, where it is wider. */}
      <path d="M0-999H1999V225H0z" fill={ground} />
      <path
        className="cover-lines"
        d="M-2-999H1999V104H-2z"
        fill={`url(#${id})`}
        stroke={lines}
        strokeWidth="2"
      />
      <text
        // Below the words of its page, where the picture is 8rem high, it begins where they do.
        className={isFirst ? 'max-lg:[translate:calc(1.758*var(--wrap)-24px)]' : undefined}
        fill={letters}
        fontFamily="display, display Fallback"
        fontSize={size}
        fontStretch="78%"
        fontWeight="700"
        letterSpacing="-.01em"
        x="24"
        y="196"
      >
        {word}
      </text>
    </svg>
  );
}

const covers: Record<Department, { ground: string; letters: string; lines: string }> = {
  web: { ground: palette.lajvard700, letters: palette.genda300, lines: palette.firozi300 },
  software: { ground: palette.firozi700, letters: palette.paper, lines: palette.firozi300 },
  marketing: { ground: palette.genda500, letters: palette.ink, lines: palette.brick600 },
  design: { ground: palette.brick600, letters: palette.paper, lines: palette.genda300 },
};
