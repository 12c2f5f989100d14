import type { MetadataRoute } from 'next';
import { pages } from '@/lib/pages';
import { absoluteUrl } from '@/lib/site';

export default function sitemap(): MetadataRoute.Sitemap {
  return pages.map(({ path, updated }) => ({
    url: absoluteUrl(path),
    lastModified: updated,
  }));
}
