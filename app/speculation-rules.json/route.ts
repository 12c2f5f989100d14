export const dynamic = 'force-static';

/**
 * Lets browsers prerender a page while its link is hovered or pressed; server/headers.ts names this file.
 */
const rules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/api/*', '/*.*'] } },
          { not: { selector_matches: '[target=_blank], [download]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

export function GET(): Response {
  return new Response(JSON.stringify(rules), {
    headers: { 'content-type': 'application/speculationrules+json' },
  });
}
