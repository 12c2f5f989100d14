import type { MetadataRoute } from 'next';
import { absoluteUrl } from '#lib/content/site.ts';
import { pages } from '#lib/site/page-list.ts';

export const dynamic = 'force-dynamic';

export default function sitemap(): MetadataRoute.Sitemap {
  return pages().map(({ path, updated }) => ({
    url: absoluteUrl(path),
    ...(updated && { lastModified: updated }),
  }));
}
