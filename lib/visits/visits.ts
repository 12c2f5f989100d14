import {
  type Days,
  datesIn,
  daysAfter,
  mondayOf,
  periodOf,
  periodOfDays,
} from '#lib/content/weeks.ts';
import type { Store } from '#lib/database/store.ts';
import { countByPeriod } from '#lib/leads/lead-counts.ts';
import type { Source } from '#lib/leads/source.ts';
import { ways as waysByScheme } from './beacon.ts';
import { type Counter, campaignName, siteName, sumCounts } from './counters.ts';
import { speedsOf } from './speed.ts';

const ways = Object.values(waysByScheme);

/**
 * Of a page, `messages` are those whose visit began there, and `led` those that it was the last one before. `won`:
 * marked so then, whenever they came.
 */
const figureNames = ['views', 'visits', 'messages', 'led', ...ways, 'won'] as const;

type Figure = (typeof figureNames)[number];

export type Figures = { name: string } & Record<Figure, number>;

/** Visits beside messages, without those that are held or dismissed. */
export async function reportVisits(store: Store, days: Days) {
  const counters = await sumCounts(store, days, 'key');
  const counted = [
    ...counters.map(({ kind, ...counter }) => ({ ...counter, ...figureOf(kind) })),
    ...(await countMessages(store, days, 'messages')),
    ...(await countMessages(store, days, 'won')),
  ];
  const by = (what: By) => tally(counted.filter((one) => one.by === what));
  return { pages: by('page'), campaigns: by('campaign'), sites: by('site') };
}

/** For so many days there is a bar for each, for more one for each week. */
const mostDays = 62;

/** Views, visits and messages by day or week, in order. */
export async function reportBars(store: Store, days: Days): Promise<Figures[]> {
  const dates = datesIn(days);
  const nameOf = dates.length > mostDays ? mondayOf : (date: string) => date;
  const names = [...new Set(dates.map(nameOf))];
  const periods = names.map((first, at) =>
    periodOf(first, names[at + 1] ?? daysAfter(days.last, 1)),
  );
  const counters = await sumCounts(store, days, 'day', ['view', 'visit']);
  const sent = await countByPeriod(store, periods);
  const bars = tally([
    ...counters.map((one) => ({ ...figureOf(one.kind), key: nameOf(one.day), count: one.count })),
    ...sent.map((one) => ({ what: 'messages' as const, key: names[one.period], ...one })),
  ]);
  return names.map((name) => bars.find((bar) => bar.name === name) ?? { name, ...none });
}

/** What three of four visitors had at most, in whole weeks. */
export async function reportSpeeds(store: Store, { first, last }: Days) {
  return speedsOf(await sumCounts(store, { first: mondayOf(first), last }, 'key', ['speed']));
}

export const visitColumns = ['week', 'what', 'name', ...figureNames] as const;

/** A row for each week, page, campaign and referring site, as {@link visitColumns}, by week. */
export async function* exportVisits(store: Store, { first, last }: Days) {
  for (const week of new Set(datesIn({ first, last }).map(mondayOf))) {
    const row = (what: string) => (figures: Figures) => ({ week, what, ...figures });
    const report = await reportVisits(store, { first: week, last: daysAfter(week, 6) });
    yield [
      row('week')({ ...sumOf(report.pages), name: week }),
      ...report.pages.map(row('page')),
      ...report.campaigns.map(row('campaign')),
      ...report.sites.map(row('referring site')),
    ];
  }
}

type By = 'page' | 'campaign' | 'site';

/** Which figure of what a counter counts. */
function figureOf(kind: Counter['kind']): { by?: By; what?: Figure } {
  if (kind === 'view' || kind === 'visit') return { by: 'page', what: `${kind}s` };
  if (kind === 'campaign' || kind === 'site') return { by: kind, what: 'visits' };
  const [way, by = 'page'] = kind.split(' by ');
  const what = ways.find((one) => one === way);
  return what ? { by: by as By, what } : {};
}

async function countMessages(store: Store, days: Days, what: 'messages' | 'won') {
  const count = <Column extends keyof Source | 'page'>(...columns: Column[]) =>
    countByPeriod(store, [periodOfDays(days)], columns, what === 'won' ? 'won_at' : 'received_at');
  const pages = await count('page', 'first_page');
  const lastPages = what === 'won' ? [] : await count('page_before');
  const campaigns = await count('utm_source', 'utm_medium', 'utm_campaign');
  const sites = await count('referrer');
  return [
    // Earlier versions and browsers without a script know the page of the form alone.
    ...pages.map((one) => ({ ...one, by: 'page', what, key: one.first_page ?? one.page }) as const),
    ...lastPages.flatMap(({ page_before: key, count }) =>
      key === null ? [] : ({ by: 'page', what: 'led', key, count } as const),
    ),
    ...campaigns
      .map((one) => ({ ...one, by: 'campaign', what, key: campaignName(one) }) as const)
      .filter(({ key }) => key),
    // The name is empty where nothing is known.
    ...sites.map((one) => ({ ...one, by: 'site', what, key: siteName(one) }) as const),
  ];
}

const none = Object.fromEntries(figureNames.map((name) => [name, 0])) as Record<Figure, number>;

export function sumOf(figures: readonly Figures[]) {
  const sums = figureNames.map((of) => [of, figures.reduce((total, one) => total + one[of], 0)]);
  return Object.fromEntries(sums) as typeof none;
}

type Counted = { what?: Figure; key?: string | undefined; count: number };

/** By name; those with the most visits first. */
function tally(counted: readonly Counted[]): Figures[] {
  const figures = new Map<string, Figures>();
  for (const { key: name = '', what, count } of counted) {
    if (!what) continue;
    const found = figures.get(name) ?? { name, ...none };
    found[what] += count;
    figures.set(name, found);
  }
  return [...figures.values()].sort(
    (one, other) =>
      other.visits - one.visits ||
      other.messages - one.messages ||
      (one.name < other.name ? -1 : 1),
  );
}
