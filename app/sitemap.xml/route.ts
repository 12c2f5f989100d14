import { sitemap } from '#lib/seo/sitemap.ts';

export const dynamic = 'force-dynamic';

/** Without pictures: build/publish-answers.ts, which has the pages, adds them. */
export const GET = (): Response =>
  new Response(sitemap(), { headers: { 'Content-Type': 'application/xml' } });
