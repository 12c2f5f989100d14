import { content } from '#lib/content/content.ts';
import type { Article } from '#lib/content/types.ts';

/** Those that follow it, the first after the last: at most two. */
export function articlesAfter({ slug }: Article): readonly Article[] {
  const { articles } = content();
  const at = articles.findIndex((one) => one.slug === slug);
  return [...articles.slice(at + 1), ...articles.slice(0, at)].slice(0, 2);
}
