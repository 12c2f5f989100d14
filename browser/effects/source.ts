import { maxSourceLength, sourceFields, sourceKey } from '#lib/leads/source.ts';

/** Stores the first campaign and referring host of a visit in the tab; they are sent with a message only. */
export function storeSource() {
  try {
    const source = `${sourceOfPage()}`;
    // The browser waits for the first access to its storage.
    if (source && !sessionStorage.getItem(sourceKey)) sessionStorage.setItem(sourceKey, source);
  } catch {
    // Storage is blocked.
  }
}

/** What the page's address and the browser say of where its visitor came from. */
export function sourceOfPage(): URLSearchParams {
  const params = new URLSearchParams(location.search);
  const { hostname } = new URL(document.referrer || location.href);
  params.set('referrer', hostname === location.hostname ? '' : hostname);
  const source = new URLSearchParams();
  for (const field of sourceFields) {
    const value = params.get(field);
    if (value && value.length <= maxSourceLength) source.set(field, value);
  }
  return source;
}
