import { compiled } from '#lib/content/compiled.ts';

export const dynamic = 'force-static';

/** The script of the site as it will be, where its words are changed. */
export function GET(): Response {
  const headers = { 'Content-Type': 'text/javascript; charset=utf-8' };
  return new Response(compiled().site, { headers });
}
