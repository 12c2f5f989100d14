import { type ContactMessage, mapFields, personFields } from '#lib/leads/contact-fields.ts';

/** What a form to correct a person starts from: another text means that somebody was faster. */
export function detailsOf(leads: readonly ContactMessage[]): string {
  const lead = leads.at(-1);
  return JSON.stringify(lead ? mapFields(personFields, ({ field }) => lead[field]) : {});
}
