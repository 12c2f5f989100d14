import type { Source } from '#lib/leads/source.ts';

type Named = { [Field in keyof Source]?: Source[Field] | undefined };

/** `google / cpc / spring-sale`; empty where the visit has none. */
export function campaignName({ utm_source, utm_medium, utm_campaign }: Named): string {
  return [utm_source, utm_medium, utm_campaign].filter(Boolean).join(' / ').toLowerCase();
}

/** The referring site; empty where it is not known. */
export function siteName({ referrer }: Named): string {
  return referrer?.toLowerCase() ?? '';
}
