import { content } from '#lib/content/content.ts';
import type { Article } from '#lib/content/types.ts';

/** As many as the home page shows [spec 2.3]. */
const newest = 3;

export const newestArticles = (): readonly Article[] => content().articles.slice(0, newest);

/** Those that it lists below them. */
export const furtherArticles = (): readonly Article[] => content().articles.slice(newest);
