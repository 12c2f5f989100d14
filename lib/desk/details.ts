import type { Lead } from '#lib/store/schema.ts';

/** What a form to correct a person starts from: another text means that somebody was faster. */
export function detailsOf(leads: readonly Lead[]): string {
  return JSON.stringify(leads.map(({ name, email, phone }) => [name, email, phone]).at(-1) ?? []);
}
