import { maxSourceLength, sourceFields, sourceKey } from '@/lib/shared/source';

/**
 * Keeps the first campaign and referring host of a visit in the tab's session storage. They are sent
 * only with a message.
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
      if (value && value.length <= maxSourceLength) source.set(field, value);
    }
    if (`${source}`) sessionStorage.setItem(sourceKey, `${source}`);
  } catch {
    // Storage is blocked.
  }
}
