import { longestSource, sourceFields, sourceKey } from '@/lib/shared/source';

/**
 * Keeps in this tab what brought the visitor: the campaign in the address, and the host of the site
 * that led here. The first that is found counts for the visit. Only a message carries it away.
 */
export function noteSource() {
  try {
    if (sessionStorage.getItem(sourceKey)) return;
    const told = new URLSearchParams(location.search);
    const { hostname } = new URL(document.referrer || location.href);
    told.set('referrer', hostname === location.hostname ? '' : hostname);
    const source = new URLSearchParams();
    for (const field of sourceFields) {
      const value = told.get(field);
      if (value && value.length <= longestSource) source.set(field, value);
    }
    if (`${source}`) sessionStorage.setItem(sourceKey, `${source}`);
  } catch {
    // A browser that is to keep nothing throws.
  }
}
