import { compiled } from '#lib/content/compiled.ts';

export const dynamic = 'force-static';

/** The script of every page for who is signed in. */
export function GET(): Response {
  const headers = { 'Content-Type': 'text/javascript; charset=utf-8' };
  return new Response(compiled().presses, { headers });
}
