import { day } from '#lib/base/zone-clock.ts';
import { type Period, periodOf } from '#lib/content/weeks.ts';
import { countRows } from '#lib/database/count-rows.ts';
import type { Store } from '#lib/database/store.ts';
import { pageName } from '#lib/site/page-kind.ts';
import { countByPeriod, readAnswers } from '../lead-counts.ts';
import { sourceFields, sourceName } from '../source.ts';

export type MonthFigures = Awaited<ReturnType<typeof readMonth>>;

/** Of a month in the agency's time zone (`2026-01`), without what is held and what was no message. */
export async function readMonth(store: Store, month: string) {
  const earlier = monthBefore(month);
  const periods = [periodOfMonth(month), periodOfMonth(earlier)] as const;
  const [period] = periods;
  const counted = await countByPeriod(store, periods, sourceFields);
  const messagesIn = (at: number) => counted.filter((one) => one.period === at);
  const columns = [...sourceFields, 'page', 'first_page'] as const;
  const won = await countByPeriod(store, [period], columns, 'won_at');
  return {
    month,
    earlier,
    /** Those that were counted. */
    visits: await countVisits(store, month),
    messages: sum(messagesIn(0)),
    messagesEarlier: sum(messagesIn(1)),
    sources: named(messagesIn(0), sourceName),
    /** Marked so in the month, whenever they came. */
    won: {
      messages: sum(won),
      pages: named(won, ({ page, first_page }) => pageName(first_page ?? page)),
      sources: named(won, sourceName),
    },
    answers: await readAnswers(store, period),
    readers: await countReaders(store, period),
  };
}

type Counted = { count: number };

/** The most frequent first; the name is empty where nothing is known. */
function named<One extends Counted>(counts: readonly One[], nameOf: (one: One) => string) {
  return [...Map.groupBy(counts, (one) => nameOf(one).toLowerCase())]
    .map(([name, of]) => ({ name, messages: sum(of) }))
    .sort((one, other) => other.messages - one.messages || (one.name < other.name ? -1 : 1));
}

const sum = (counts: readonly Counted[]) => counts.reduce((total, { count }) => total + count, 0);

/** @param month `2026-01` @returns `2025-12` */
export function monthBefore(month: string): string {
  return new Date(Date.parse(`${month}-01`) - 1).toISOString().slice(0, 7);
}

function monthAfter(month: string): string {
  return new Date(Date.parse(`${month}-28`) + 4 * day).toISOString().slice(0, 7);
}

const periodOfMonth = (month: string) => periodOf(`${month}-01`, `${monthAfter(month)}-01`);

async function countVisits({ db }: Store, month: string): Promise<number> {
  const { visits } = await db
    .selectFrom('counters')
    .select(({ fn }) => fn.sum<number | string | null>('count').as('visits'))
    .where('kind', '=', 'day')
    .where('key', 'like', `${month}-%`)
    .executeTakeFirstOrThrow();
  return Number(visits);
}

async function countReaders({ db }: Store, { first, after }: Period) {
  const readers = db.selectFrom('subscribers');
  const between = (column: 'consent_at' | 'unsubscribed_at') =>
    readers.where(column, '>=', first).where(column, '<', after);
  const atEnd = readers
    .where('consent_at', '<', after)
    .where((eb) => eb.or([eb('unsubscribed_at', 'is', null), eb('unsubscribed_at', '>=', after)]));
  return {
    gained: await countRows(between('consent_at')),
    lost: await countRows(between('unsubscribed_at')),
    now: await countRows(atEnd),
  };
}
