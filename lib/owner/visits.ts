import { speedNames } from '#lib/shared/beacon.ts';
import { readCounts } from '#lib/store/counters.ts';
import { answerTimes, countableLeads } from '#lib/store/lead-list.ts';
import type { Counter } from '#lib/store/schema.ts';
import type { Store } from '#lib/store/store.ts';
import { campaignName, siteName } from '#lib/visits/source-names.ts';
import { speedsOf } from '#lib/visits/speed.ts';
import { dateOf, daysAfter, mondayOf, mondaysBetween } from '#lib/weeks.ts';

export type Figures = { name: string; views: number; visits: number; messages: number };

/**
 * Visits beside messages, without those that are held or dismissed.
 *
 * @param first a Monday, `2026-01-05`, and the last one
 */
export async function reportVisits(store: Store, first: string, last: string) {
  const counters = await readCounts(store, first, last);
  const leads = await leadsOfWeeks(store, first, last);
  return summarize(counters, leads, mondaysBetween(first, last));
}

export const visitColumns = [
  ...['week', 'what', 'name', 'views', 'visits', 'messages', 'value', 'measured'],
] as const;

/** A row for each week, page, campaign, referring site and speed, as {@link visitColumns}. */
export async function exportVisits(store: Store, first: string, last: string) {
  const counters = Map.groupBy(await readCounts(store, first, last), ({ week }) => week);
  const leads = await leadsOfWeeks(store, first, last);
  const messages = Map.groupBy(leads, ({ week }) => week);
  return mondaysBetween(first, last).flatMap((week) => {
    const report = summarize(counters.get(week) ?? [], messages.get(week) ?? [], [week]);
    const row = (what: string) => (figures: Figures) => ({ week, what, ...figures });
    return [
      ...report.weeks.map(row('week')),
      ...report.pages.map(row('page')),
      ...report.campaigns.map(row('campaign')),
      ...report.sites.map(row('referring site')),
      ...report.speeds.flatMap(({ engine, kind, figures }) =>
        speedNames.flatMap((what) => {
          const { value, count: measured } = figures[what] ?? {};
          const name = `${kind}, ${engine}`;
          return value === undefined ? [] : [{ week, what, name, value, measured }];
        }),
      ),
    ];
  });
}

type ReportedLead = Awaited<ReturnType<typeof leadsOfWeeks>>[number];

async function leadsOfWeeks(store: Store, first: string, last: string) {
  // A date may begin up to 14 hours earlier than in UTC.
  const leads = await countableLeads(store, Date.parse(daysAfter(first, -1)));
  return leads
    .filter(({ standing }) => standing === 'open' || standing === 'answered')
    .map((lead) => ({ ...lead, week: mondayOf(dateOf(lead.received_at)) }))
    .filter(({ week }) => week >= first && week <= last);
}

function summarize(
  counters: readonly Counter[],
  leads: readonly ReportedLead[],
  weeks: readonly string[],
) {
  const of = (kind: Counter['kind']) => counters.filter((one) => one.kind === kind);
  const byWeek = tally({
    views: of('view').map((one) => ({ ...one, key: one.week })),
    visits: of('visit').map((one) => ({ ...one, key: one.week })),
    messages: leads.map(({ week }) => week),
  });
  const none = { views: 0, visits: 0, messages: 0 };
  return {
    weeks: weeks.map((name) => byWeek.find((week) => week.name === name) ?? { name, ...none }),
    pages: tally({
      views: of('view'),
      visits: of('visit'),
      messages: leads.map(({ page }) => page),
    }),
    campaigns: tally({ visits: of('campaign'), messages: leads.map(campaignName).filter(Boolean) }),
    // The name is empty where nothing is known.
    sites: tally({ visits: of('site'), messages: leads.map(siteName) }),
    speeds: speedsOf(of('speed')),
    answerTimes: answerTimes(leads),
  };
}

export function sumOf(figures: readonly Figures[]) {
  const sum = (of: 'views' | 'visits' | 'messages') =>
    figures.reduce((total, one) => total + one[of], 0);
  return { views: sum('views'), visits: sum('visits'), messages: sum('messages') };
}

type Tallied = {
  views?: readonly Counter[];
  visits: readonly Counter[];
  messages: readonly string[];
};

/** By name; those with the most visits first. */
function tally({ views = [], visits, messages }: Tallied): Figures[] {
  const figures = new Map<string, Figures>();
  const add = (name: string, of: 'views' | 'visits' | 'messages', count: number) => {
    const found = figures.get(name) ?? { name, views: 0, visits: 0, messages: 0 };
    figures.set(name, { ...found, [of]: found[of] + count });
  };
  for (const { key, count } of views) add(key, 'views', count);
  for (const { key, count } of visits) add(key, 'visits', count);
  for (const name of messages) add(name, 'messages', 1);
  return [...figures.values()].sort(
    (one, other) =>
      other.visits - one.visits ||
      other.messages - one.messages ||
      (one.name < other.name ? -1 : 1),
  );
}
