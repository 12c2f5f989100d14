/** Whether a page of this site sent it; undefined where it does not say. Older browsers send only Origin. */
export function isSameOrigin({ headers }: Request): boolean | undefined {
  const fetchSite = headers.get('sec-fetch-site');
  if (fetchSite) return fetchSite === 'same-origin';
  const origin = headers.get('origin');
  if (!origin) return undefined;
  return URL.canParse(origin) && new URL(origin).host === headers.get('host');
}
