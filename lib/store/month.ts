import { content } from '#lib/content/content.ts';
import { type Source, sourceName } from '#lib/shared/source.ts';
import { day, momentOf } from '#lib/shared/zone-clock.ts';
import { countRows } from './count-rows.ts';
import { answerTimes, countableLeads } from './lead-list.ts';
import type { Store } from './store.ts';

export type MonthFigures = Awaited<ReturnType<typeof readMonth>>;

/** Of a month in the agency's time zone (`2026-01`), without what is held and what was no message. */
export async function readMonth(store: Store, month: string) {
  const earlier = monthBefore(month);
  const [start, end] = [startOf(month), startOf(monthAfter(month))];
  const leads = await leadsBetween(store, start, end);
  const named = Map.groupBy(leads, (lead: Source) => sourceName(lead).toLowerCase());
  return {
    month,
    earlier,
    /** Those that were counted. */
    visits: await countVisits(store, month),
    messages: leads.length,
    messagesEarlier: (await leadsBetween(store, startOf(earlier), start)).length,
    /** The most frequent first; the name is empty where nothing is known. */
    sources: [...named]
      .map(([name, { length }]) => ({ name, messages: length }))
      .sort((one, other) => other.messages - one.messages || (one.name < other.name ? -1 : 1)),
    answerTimes: answerTimes(leads),
    readers: await countReaders(store, start, end),
  };
}

/** @param month `2026-01` @returns `2025-12` */
export function monthBefore(month: string): string {
  return new Date(Date.parse(`${month}-01`) - 1).toISOString().slice(0, 7);
}

function monthAfter(month: string): string {
  return new Date(Date.parse(`${month}-28`) + 4 * day).toISOString().slice(0, 7);
}

function startOf(month: string): number {
  return momentOf(Date.parse(`${month}-01`), content().site.timeZone);
}

async function leadsBetween(store: Store, start: number, end: number) {
  const leads = await countableLeads(store, start);
  return leads.filter(
    ({ received_at, standing }) => received_at < end && !['held', 'dismissed'].includes(standing),
  );
}

async function countVisits({ db }: Store, month: string): Promise<number> {
  const { visits } = await db
    .selectFrom('counters')
    .select(({ fn }) => fn.sum<number | string | null>('count').as('visits'))
    .where('kind', '=', 'day')
    .where('key', 'like', `${month}-%`)
    .executeTakeFirstOrThrow();
  return Number(visits);
}

async function countReaders({ db }: Store, start: number, end: number) {
  const readers = db.selectFrom('subscribers');
  const between = (column: 'consent_at' | 'unsubscribed_at') =>
    readers.where(column, '>=', start).where(column, '<', end);
  const atEnd = readers
    .where('consent_at', '<', end)
    .where((eb) => eb.or([eb('unsubscribed_at', 'is', null), eb('unsubscribed_at', '>=', end)]));
  return {
    gained: await countRows(between('consent_at')),
    lost: await countRows(between('unsubscribed_at')),
    now: await countRows(atEnd),
  };
}
