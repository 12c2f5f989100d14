import { sitemap } from '#lib/site/sitemap.ts';

export const dynamic = 'force-dynamic';

/** Without pictures: lib/publishing/making/make-snapshot.ts, which has the pages, adds them. */
export const GET = (): Response =>
  new Response(sitemap(), { headers: { 'Content-Type': 'application/xml' } });
