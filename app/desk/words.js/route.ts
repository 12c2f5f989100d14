import { compiled } from '#lib/content/compiled.ts';

export const dynamic = 'force-static';

/** The script of the editor, which only its pages name. */
export function GET(): Response {
  const headers = { 'Content-Type': 'text/javascript; charset=utf-8' };
  return new Response(compiled().editor, { headers });
}
