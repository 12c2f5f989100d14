import type { MetadataRoute } from 'next';
import { routes } from '#lib/content/routes.ts';
import { absoluteUrl } from '#lib/content/site.ts';

export const dynamic = 'force-dynamic';

/** `/thank-you` is allowed, so that crawlers can read its noindex. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: absoluteUrl(routes.sitemap),
  };
}
