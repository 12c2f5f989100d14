export const dynamic = 'force-static';

/**
 * What browsers may prerender: a page of the site whose link the visitor points at for a moment or
 * begins to press. Named by the header of each page (scripts/finish-build.mjs).
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
