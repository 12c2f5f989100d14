import { type CountedLead, countableLeads } from '@/lib/store/lead-list';
import type { Store } from '@/lib/store/store';
import { dateOf, mondayOf } from './weeks';

/** A message with its date, and the Monday of its week. */
export type DatedLead = CountedLead & { date: string; week: string };

const wholeDay = 24 * 60 * 60_000;

/** The messages from a date of the agency's calendar on, in the order in which they came. */
export async function leadsFrom(store: Store, first: string): Promise<DatedLead[]> {
  // A date begins half a day sooner or later than in UTC, depending on where one is.
  const leads = await countableLeads(store, Date.parse(first) - wholeDay);
  return leads
    .map((lead) => ({ ...lead, date: dateOf(lead.received_at) }))
    .filter(({ date }) => date >= first)
    .map((lead) => ({ ...lead, week: mondayOf(lead.date) }));
}
