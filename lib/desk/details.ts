import { mapFields, personFields } from '#lib/shared/contact-fields.ts';
import type { Lead } from '#lib/store/schema.ts';

/** What a form to correct a person starts from: another text means that somebody was faster. */
export function detailsOf(leads: readonly Lead[]): string {
  const lead = leads.at(-1);
  return JSON.stringify(lead ? mapFields(personFields, ({ field }) => lead[field]) : {});
}
