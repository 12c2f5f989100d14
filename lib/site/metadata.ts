import type { Metadata } from 'next';
import { content } from '#lib/content/content.ts';
import { routes } from '#lib/content/routes.ts';
import { fullTitle, pageAt } from './page-list.ts';

/** In px. */
export const cardSize = { width: 1200, height: 630 };

/** @throws where there is no such page */
export function pageMetadata(path: string): Metadata {
  const { site } = content();
  const page = pageAt(path);
  const { title, description, index, heading, published, updated } = page;
  const images = {
    url: routes.socialCard(path),
    alt: `${site.name}: “${heading}”, on a field of tile`,
    ...cardSize,
  };
  return {
    title: { absolute: fullTitle(page) },
    description,
    alternates: { canonical: path },
    robots: index === false ? { index: false } : undefined,
    openGraph: {
      ...(published
        ? { type: 'article', publishedTime: published, modifiedTime: updated }
        : { type: 'website' }),
      siteName: site.name,
      url: path,
      title,
      description,
      images,
    },
  };
}
