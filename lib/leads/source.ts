export type Source = Record<
  (typeof sourceFields)[number] | (typeof pageFields)[number],
  string | null
>;

/** Query parameters of the first page, and the referring host. */
export const sourceFields = ['utm_source', 'utm_medium', 'utm_campaign', 'referrer'] as const;

/** Paths: of the page on which the visit began, and of that which led to the form. */
export const pageFields = ['first_page', 'page_before'] as const;

export const maxSourceLength = 100; // in characters; longer values are dropped

/** Sent with a message, as the tab stores it (a query string); the body has the form's fields only [spec 7]. */
export const sourceHeader = 'X-Visit-Source';

/** `google / cpc / spring-sale` or the referring host; empty if unknown. */
export function sourceName({
  utm_source,
  utm_medium,
  utm_campaign,
  referrer,
}: Pick<Source, (typeof sourceFields)[number]>): string {
  return [utm_source ?? referrer, utm_medium, utm_campaign].filter(Boolean).join(' / ');
}
