import { content } from '#lib/content/content.ts';
import { isPlaceholder } from '#lib/content/site.ts';

/** Whether a page of this site sent it; undefined where it does not say. Older browsers send only Origin. */
export function isSameOrigin({ headers }: Request): boolean | undefined {
  const fetchSite = headers.get('sec-fetch-site');
  if (fetchSite) return fetchSite === 'same-origin';
  const origin = headers.get('origin');
  if (!origin) return undefined;
  if (!URL.canParse(origin)) return false;
  const { protocol, host } = new URL(origin);
  // Whoever is on the wire can write the pages of http://.
  const isSafe = protocol === 'https:' || !isSecureSite();
  return isSafe && host === headers.get('host');
}

function isSecureSite(): boolean {
  const { protocol, hostname } = new URL(content().site.url);
  return protocol === 'https:' && !isPlaceholder(hostname);
}
