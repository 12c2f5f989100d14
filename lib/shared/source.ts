/** Where a visit came from, sent by the browser with a message. */
export type Source = Record<(typeof sourceFields)[number], string | null>;

/** Campaign parameters of the first address, and the referring host. */
export const sourceFields = ['utm_source', 'utm_medium', 'utm_campaign', 'referrer'] as const;

/** In characters; longer values are dropped. */
export const maxSourceLength = 100;

/** Key in `sessionStorage`. */
export const sourceKey = 'source';

export const noSource: Source = {
  utm_source: null,
  utm_medium: null,
  utm_campaign: null,
  referrer: null,
};

/** `google / cpc / spring-sale`, or the site that led here; empty where nothing is known. */
export function sourceName({ utm_source, utm_medium, utm_campaign, referrer }: Source): string {
  return [utm_source ?? referrer, utm_medium, utm_campaign].filter(Boolean).join(' / ');
}
