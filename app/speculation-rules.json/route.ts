export const dynamic = 'force-dynamic';

/** Prerenders a page while its link is hovered or pressed. Linked by a header in server/headers.ts. */
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
