export const dynamic = 'force-dynamic';

const pages = {
  where: {
    and: [
      { href_matches: '/*' },
      { not: { href_matches: ['/api/*', '/*.*'] } },
      { not: { selector_matches: '[target=_blank], [download]' } },
    ],
  },
  eagerness: 'moderate',
};

/**
 * Prerenders a page while its link is hovered or pressed; Safari, which cannot, fetches it. Linked by a header in
 * server/headers.ts.
 */
const rules = { prefetch: [pages], prerender: [pages] };

export function GET(): Response {
  return new Response(JSON.stringify(rules), {
    headers: { 'content-type': 'application/speculationrules+json' },
  });
}
