import { compiled } from '#lib/content/compiled.ts';

export const dynamic = 'force-static';

/** The editor of articles and letters; nothing that visitors load. */
export function GET(): Response {
  const headers = { 'Content-Type': 'text/javascript; charset=utf-8' };
  return new Response(compiled().writing, { headers });
}
