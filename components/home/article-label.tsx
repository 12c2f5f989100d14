import type { Article } from '#lib/content/types.ts';
import { formatDate } from '#lib/format-date.ts';

export function ArticleLabel({ article: { category, date } }: { article: Article }) {
  return (
    <p className="label text-sm text-brick-600">
      {category} · <time dateTime={date}>{formatDate(date)}</time>
    </p>
  );
}
