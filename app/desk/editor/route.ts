import { bundle } from '#lib/publishing/assets.ts';

export const dynamic = 'force-static';

/** The buttons above a letter's words; nothing that visitors load. */
export function GET(): Response {
  return new Response(bundle('@github/markdown-toolbar-element'), {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8' },
  });
}
