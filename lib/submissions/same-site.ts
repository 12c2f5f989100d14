/**
 * Whether a submission comes from a page of ours, or from no page at all (a program that has no
 * cookies to abuse). Browsers say so in Sec-Fetch-Site (Fetch Metadata), older ones in Origin.
 */
export function isOwnSite(request: Request): boolean {
  const fetchSite = request.headers.get('sec-fetch-site');
  if (fetchSite) return fetchSite === 'same-origin';
  const origin = request.headers.get('origin');
  if (!origin) return true;
  return URL.canParse(origin) && new URL(origin).host === request.headers.get('host');
}
