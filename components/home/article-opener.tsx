import type { ReactNode } from 'react';

type Props = { slug: string; title: string; children: ReactNode };

/** Opens in its place; with script in a dialog, by browser/effects/articles.ts. */
export function ArticleOpener({ slug, title, children }: Props) {
  return (
    <details id={`article-${slug}`} className="mt-auto">
      <summary
        className="link inline-block cursor-pointer py-1 font-semibold"
        aria-label={`Read more: ${title}`}
        aria-haspopup="dialog"
      >
        Read More
      </summary>
      {children}
    </details>
  );
}
