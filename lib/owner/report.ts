import { type Source, sourceName } from '#lib/shared/source.ts';
import { answerTimes, countableLeads } from '#lib/store/lead-list.ts';
import type { Lead } from '#lib/store/schema.ts';
import type { Store } from '#lib/store/store.ts';
import { dateOf, daysAfter, mondayOf, mondaysBetween } from '#lib/weeks.ts';

export type Count = { name: string; leads: number };
export type ReportedLead = Source &
  Pick<Lead, 'received_at' | 'answered_at'> & { page: string; week: string };

/** @param since a date in the agency's time zone, like `2026-01-05` */
export async function reportLeads(store: Store, since: string) {
  // A date may begin up to 14 hours earlier than in UTC.
  const found = (await countableLeads(store, Date.parse(daysAfter(since, -1))))
    .map((lead) => ({ ...lead, date: dateOf(lead.received_at) }))
    .filter(({ date }) => date >= since);
  const leads = found
    .filter(({ standing }) => standing !== 'held' && standing !== 'dismissed')
    .map((lead) => ({ ...lead, week: mondayOf(lead.date) }));
  const byWeek = new Map(tally(leads.map(({ week }) => week)).map((one) => [one.name, one.leads]));
  // Where a clock was wrong, the newest may be of tomorrow.
  const last = [dateOf(Date.now()), ...leads.map(({ date }) => date)].sort().at(-1) ?? since;
  return {
    since,
    /** Held and dismissed messages, which are in no other figure. */
    suspects: found.length - leads.length,
    leads,
    weeks: mondaysBetween(since, last).map((name) => ({ name, leads: byWeek.get(name) ?? 0 })),
    pages: tally(leads.map(({ page }) => page)),
    /** The name is empty where nothing is known. */
    sources: tally(leads.map((lead) => sourceName(lead).toLowerCase())),
    answerTimes: answerTimes(leads),
  };
}

/** Of the first of so many weeks, this one included. */
export function firstMonday(weeks: number): string {
  return mondayOf(daysAfter(dateOf(Date.now()), -7 * (weeks - 1)));
}

/** The most frequent first. */
function tally(names: readonly string[]): Count[] {
  return [...Map.groupBy(names, (name) => name)]
    .map(([name, { length }]) => ({ name, leads: length }))
    .sort((one, other) => other.leads - one.leads || (one.name < other.name ? -1 : 1));
}
