import type { MetadataRoute } from 'next';
import { routes } from '@/lib/routes';
import { absoluteUrl } from '@/lib/site';

/** `/thank-you` stays open to crawlers: they must read the page to learn that it is not to be listed. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: absoluteUrl(routes.sitemap),
  };
}
