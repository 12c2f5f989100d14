/**
 * Where a visit came from, as the visitor's browser tells it with a message: fields beside the four
 * that a form shows.
 */
export type Source = Record<(typeof sourceFields)[number], string | null>;

/** Parameters of the visit's first address that name a campaign, and the host of the site that led there. */
export const sourceFields = ['utm_source', 'utm_medium', 'utm_campaign', 'referrer'] as const;

/** The most characters of each; a longer one is dropped. */
export const longestSource = 100;

/** The name under which a tab keeps them, as a query string. */
export const sourceKey = 'source';

/** The source of a message whose sender's browser told none. */
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
