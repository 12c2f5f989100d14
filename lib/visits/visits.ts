import type { Row } from '#lib/base/csv.ts';
import { daysAfter, mondayOf, type Period, periodOf } from '#lib/content/weeks.ts';
import type { Store } from '#lib/database/store.ts';
import { countByPeriod, readAnswers } from '#lib/leads/lead-counts.ts';
import { speedNames } from './beacon.ts';
import { type Counter, sumCounts } from './counts/counters.ts';
import { campaignName, siteName } from './counts/source-names.ts';
import { speedsOf } from './speed.ts';

export type Figures = { name: string; views: number; visits: number; messages: number };

/**
 * Visits beside messages, without those that are held or dismissed.
 *
 * @param first a Monday, `2026-01-05`, and the last one
 */
export async function reportVisits(store: Store, first: string, last: string) {
  const mondays = mondaysBetween(first, last);
  const weeks = mondays.map((monday) => periodOf(monday, daysAfter(monday, 7)));
  const whole = periodOf(first, daysAfter(last, 7));
  const counts = await sumCounts(store, mondays, ['view', 'visit'], 'week');
  const byWeek = tally({
    views: ofKind(counts, 'view').map(({ week, count }) => ({ key: week, count })),
    visits: ofKind(counts, 'visit').map(({ week, count }) => ({ key: week, count })),
    messages: (await countByPeriod(store, weeks)).map(({ period, count }) => ({
      key: mondays[period] ?? '',
      count,
    })),
  });
  const none = { views: 0, visits: 0, messages: 0 };
  return {
    weeks: mondays.map((name) => byWeek.find((week) => week.name === name) ?? { name, ...none }),
    ...tables(await sumCounts(store, mondays, listed, 'key'), await countBySource(store, [whole])),
    answers: await readAnswers(store, whole),
  };
}

/** What three of four visitors had at most. @param first as of {@link reportVisits} */
export async function reportSpeeds(store: Store, first: string, last: string) {
  return speedsOf(await sumCounts(store, mondaysBetween(first, last), ['speed'], 'key'));
}

export const visitColumns = [
  ...['week', 'what', 'name', 'views', 'visits', 'messages', 'value', 'measured'],
] as const;

/** A row for each week, page, campaign, referring site and speed, as {@link visitColumns}, by week. */
export async function* exportVisits(store: Store, first: string, last: string) {
  const { weeks } = await reportVisits(store, first, last);
  const periods = weeks.map(({ name }) => periodOf(name, daysAfter(name, 7)));
  const messages = await countBySource(store, periods);
  for (const [at, sums] of weeks.entries()) {
    const week = sums.name;
    const rows: Row<(typeof visitColumns)[number]>[] = [];
    const row = (what: string) => (figures: Figures) => ({ week, what, ...figures });
    const ofWeek = (counts: readonly Sent[]) => counts.filter(({ period }) => period === at);
    const { pages, campaigns, sites } = tables(await sumCounts(store, [week], listed, 'key'), {
      pages: ofWeek(messages.pages),
      campaigns: ofWeek(messages.campaigns),
      sites: ofWeek(messages.sites),
    });
    rows.push(row('week')(sums), ...pages.map(row('page')));
    rows.push(...campaigns.map(row('campaign')), ...sites.map(row('referring site')));
    for (const { engine, kind, figures } of await reportSpeeds(store, week, week)) {
      const name = `${kind}, ${engine}`;
      for (const what of speedNames) {
        const { value, count: measured } = figures[what] ?? {};
        if (value !== undefined) rows.push({ week, what, name, value, measured });
      }
    }
    yield rows;
  }
}

type Counted = { key: string; count: number };

/** Messages of a period. */
type Sent = Counted & { period: number };

const listed: readonly Counter['kind'][] = ['view', 'visit', 'campaign', 'site'];

const ofKind = <Row extends Pick<Counter, 'kind'>>(rows: readonly Row[], kind: Counter['kind']) =>
  rows.filter((row) => row.kind === kind);

async function countBySource(store: Store, periods: readonly Period[]) {
  const pages = await countByPeriod(store, periods, ['page']);
  const utm = ['utm_source', 'utm_medium', 'utm_campaign'] as const;
  const campaigns = await countByPeriod(store, periods, utm);
  const sites = await countByPeriod(store, periods, ['referrer']);
  return {
    pages: pages.map((one): Sent => ({ ...one, key: one.page })),
    campaigns: campaigns
      .map((one): Sent => ({ ...one, key: campaignName(one) }))
      .filter(({ key }) => key),
    // The name is empty where nothing is known.
    sites: sites.map((one): Sent => ({ ...one, key: siteName(one) })),
  };
}

function tables(
  counts: readonly Pick<Counter, 'kind' | 'key' | 'count'>[],
  messages: Record<'pages' | 'campaigns' | 'sites', readonly Counted[]>,
) {
  return {
    pages: tally({
      views: ofKind(counts, 'view'),
      visits: ofKind(counts, 'visit'),
      messages: messages.pages,
    }),
    campaigns: tally({ visits: ofKind(counts, 'campaign'), messages: messages.campaigns }),
    sites: tally({ visits: ofKind(counts, 'site'), messages: messages.sites }),
  };
}

export function sumOf(figures: readonly Figures[]) {
  const sum = (of: 'views' | 'visits' | 'messages') =>
    figures.reduce((total, one) => total + one[of], 0);
  return { views: sum('views'), visits: sum('visits'), messages: sum('messages') };
}

type Tallied = Record<'visits' | 'messages', readonly Counted[]> & { views?: readonly Counted[] };

/** By name; those with the most visits first. */
function tally(tallied: Tallied): Figures[] {
  const figures = new Map<string, Figures>();
  for (const what of ['views', 'visits', 'messages'] as const) {
    for (const { key: name, count } of tallied[what] ?? []) {
      const found = figures.get(name) ?? { name, views: 0, visits: 0, messages: 0 };
      figures.set(name, { ...found, [what]: found[what] + count });
    }
  }
  return [...figures.values()].sort(
    (one, other) =>
      other.visits - one.visits ||
      other.messages - one.messages ||
      (one.name < other.name ? -1 : 1),
  );
}

/** From the week of the first date to that of the last. */
function mondaysBetween(first: string, last: string): string[] {
  const mondays: string[] = [];
  for (let monday = mondayOf(first); monday <= last; monday = daysAfter(monday, 7)) {
    mondays.push(monday);
  }
  return mondays;
}
