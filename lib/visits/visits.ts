import type { Row } from '#lib/base/csv.ts';
import { day } from '#lib/base/zone-clock.ts';
import { type Days, daysAfter, mondayOf, type Period, periodOf } from '#lib/content/weeks.ts';
import type { Store } from '#lib/database/store.ts';
import { countByPeriod, readAnswers } from '#lib/leads/lead-counts.ts';
import type { Source } from '#lib/leads/source.ts';
import { speedNames, type Way, ways as waysByScheme } from './beacon.ts';
import { type Counter, campaignName, invented, siteName, sumCounts } from './counters.ts';
import { speedsOf } from './speed.ts';

/**
 * Of a page, `messages` are those whose visit began there, and `led` those that it was the last one before. `won`:
 * marked so then, whenever they came.
 */
export type Figures = { name: string } & Record<
  'views' | 'visits' | 'messages' | 'led' | 'won' | Way,
  number
>;

const ways = Object.values(waysByScheme);

/** Visits beside messages, without those that are held or dismissed. */
export async function reportVisits(store: Store, days: Days) {
  const whole = periodOfDays(days);
  return {
    bars: await barsOf(store, days),
    ...tables(
      await sumCounts(store, days, listed, 'key'),
      await countBySource(store, whole),
      await countBySource(store, whole, 'won_at'),
    ),
    answers: await readAnswers(store, whole),
  };
}

/** @returns undefined where it brought nobody */
export async function reportCampaign(store: Store, days: Days, source: Partial<Source>) {
  const { campaigns } = await reportVisits(store, days);
  return campaigns.find(({ name }) => name === campaignName(source));
}

/** For so many days there is a bar for each, for more one for each week. */
const mostDays = 62;

/** By day or week, in order. */
async function barsOf(store: Store, days: Days): Promise<Figures[]> {
  const isLong = daysAfter(days.first, mostDays) <= days.last;
  const nameOf = isLong ? mondayOf : (date: string) => date;
  const names: string[] = [];
  for (let at = nameOf(days.first); at <= days.last; at = daysAfter(at, isLong ? 7 : 1))
    names.push(at);
  const periods = names.map((first, at) =>
    periodOf(first, names[at + 1] ?? daysAfter(days.last, 1)),
  );
  const counts = await sumCounts(store, days, ['view', 'visit'], 'day');
  const dated = (kind: Counter['kind']) =>
    ofKind(counts, kind).map(({ day, count }) => ({ key: nameOf(day), count }));
  const sent = await countByPeriod(store, periods);
  const bars = tally({
    views: dated('view'),
    visits: dated('visit'),
    messages: sent.map(({ period, count }) => ({ key: names[period] ?? '', count })),
  });
  return names.map((name) => bars.find((bar) => bar.name === name) ?? { name, ...none });
}

/** As many days before; of less than a week, the same days of the week before. */
export function daysBefore({ first, last }: Days): Days {
  const length = (Date.parse(last) - Date.parse(first)) / day + 1;
  const back = (date: string) => daysAfter(date, -Math.max(7, length));
  return { first: back(first), last: back(last) };
}

const periodOfDays = ({ first, last }: Days) => periodOf(first, daysAfter(last, 1));

/** What three of four visitors had at most, in whole weeks. */
export async function reportSpeeds(store: Store, { first, last }: Days) {
  return speedsOf(await sumCounts(store, { first: mondayOf(first), last }, ['speed'], 'key'));
}

export const visitColumns = [
  ...(['week', 'what', 'name', 'views', 'visits', 'messages', 'led'] as const),
  ...ways,
  ...(['value', 'measured', 'won'] as const),
];

/** A row for each week, page, campaign, referring site and speed, as {@link visitColumns}, by week. */
export async function* exportVisits(store: Store, { first, last }: Days) {
  for (let week = mondayOf(first); week <= last; week = daysAfter(week, 7)) {
    const days = { first: week, last: daysAfter(week, 6) };
    const rows: Row<(typeof visitColumns)[number]>[] = [];
    const row = (what: string) => (figures: Figures) => ({ week, what, ...figures });
    const { pages, campaigns, sites } = await reportVisits(store, days);
    rows.push(row('week')({ ...sumOf(pages), name: week }), ...pages.map(row('page')));
    rows.push(...campaigns.map(row('campaign')), ...sites.map(row('referring site')));
    for (const { engine, kind, figures } of await reportSpeeds(store, days)) {
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

const listed: readonly Counter['kind'][] = ['view', 'visit', ...ways, ...invented];

const ofKind = <Row extends Pick<Counter, 'kind'>>(rows: readonly Row[], kind: Counter['kind']) =>
  rows.filter((row) => row.kind === kind);

async function countBySource(store: Store, period: Period, at?: 'won_at') {
  const count = <By extends keyof Source | 'page'>(...columns: By[]) =>
    countByPeriod(store, [period], columns, at);
  const pages = await count('page', 'first_page', 'page_before');
  const campaigns = await count('utm_source', 'utm_medium', 'utm_campaign');
  const sites = await count('referrer');
  return {
    // Earlier versions and browsers without a script know the page of the form alone.
    pages: pages.map(({ page, first_page, count }) => ({ key: first_page ?? page, count })),
    led: pages.flatMap(({ page_before: key, count }) => (key === null ? [] : [{ key, count }])),
    campaigns: campaigns
      .map((one) => ({ ...one, key: campaignName(one) }))
      .filter(({ key }) => key),
    // The name is empty where nothing is known.
    sites: sites.map((one) => ({ ...one, key: siteName(one) })),
  };
}

type Messages = Awaited<ReturnType<typeof countBySource>>;

function tables(
  counts: readonly Pick<Counter, 'kind' | 'key' | 'count'>[],
  messages: Messages,
  won: Messages,
) {
  const of = (
    what: keyof Messages,
    visits: Counter['kind'],
    by: '' | ' by campaign' | ' by site',
  ) => ({
    visits: ofKind(counts, visits),
    messages: messages[what],
    won: won[what],
    ...Object.fromEntries(ways.map((way) => [way, ofKind(counts, `${way}${by}`)])),
  });
  const views = ofKind(counts, 'view');
  return {
    pages: tally({ views, led: messages.led, ...of('pages', 'visit', '') }),
    campaigns: tally(of('campaigns', 'campaign', ' by campaign')),
    sites: tally(of('sites', 'site', ' by site')),
  };
}

const none: Omit<Figures, 'name'> = {
  ...{ views: 0, visits: 0, messages: 0, led: 0, won: 0 },
  ...{ whatsapp: 0, phone: 0, mail: 0 },
};
const figureNames = Object.keys(none) as (keyof typeof none)[];

export function sumOf(figures: readonly Figures[]) {
  const sums = figureNames.map((of) => [of, figures.reduce((total, one) => total + one[of], 0)]);
  return Object.fromEntries(sums) as typeof none;
}

/** By name; those with the most visits first. */
function tally(tallied: Partial<Record<keyof typeof none, readonly Counted[]>>): Figures[] {
  const figures = new Map<string, Figures>();
  for (const what of figureNames) {
    for (const { key: name, count } of tallied[what] ?? []) {
      const found = figures.get(name) ?? { name, ...none };
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
