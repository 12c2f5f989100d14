import { type Beacon, visitsApi } from '#lib/visits/beacon.ts';

/** Reports on this page. Nothing is heard of it: it is counted, or it is not. */
export function report(what: Omit<Beacon, 'page'>, source = new URLSearchParams()): void {
  const fields = { ...Object.fromEntries(source), ...what, page: location.pathname };
  navigator.sendBeacon(visitsApi, new URLSearchParams(fields));
}
