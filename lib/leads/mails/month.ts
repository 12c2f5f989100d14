import { count } from '#lib/base/text.ts';
import { day, formatOf } from '#lib/base/zone-clock.ts';
import { type Period, periodOf } from '#lib/content/weeks.ts';
import { countRows } from '#lib/database/count-rows.ts';
import type { Store } from '#lib/database/store.ts';
import type { MailContent } from '#lib/post/mail-content.ts';
import { pageName } from '#lib/site/page-list.ts';
import {
  answerBars,
  answersInWords,
  countByPeriod,
  readAnswers,
  visitShare,
} from '../lead-counts.ts';
import { sourceFields, sourceName } from '../source.ts';
import { inLine } from './lead-mail.ts';

export type Month = Awaited<ReturnType<typeof readMonth>>;

/** Of a month in the agency's time zone (`2026-01`), without what is held and what was no message. */
export async function readMonth(store: Store, month: string) {
  const earlier = monthBefore(month);
  const period = periodOfMonth(month);
  const counted = await countByPeriod(store, [period, periodOfMonth(earlier)], sourceFields);
  const [here, before] = [0, 1].map((at) => counted.filter((one) => one.period === at));
  const columns = [...sourceFields, 'page', 'first_page'] as const;
  const won = await countByPeriod(store, [period], columns, 'won_at');
  return {
    month,
    earlier,
    /** Those that were counted. */
    visits: await countVisits(store, month),
    messages: sum(here),
    messagesEarlier: sum(before),
    sources: tally(here, sourceName),
    /** Marked so in the month, whenever they came. */
    won: {
      messages: sum(won),
      pages: tally(won, ({ page, first_page }) => pageName(first_page ?? page)),
      sources: tally(won, sourceName),
    },
    answers: await readAnswers(store, period),
    readers: await countReaders(store, period),
  };
}

export function monthSection(figures: Month): MailContent {
  const { month, messages, sources, answers, visits, won, readers } = figures;
  const share = visitShare(messages, visits);
  const counted = visits === 1 ? 'One visit was counted' : `${visits} visits were counted`;
  const preview = messagesInWords(figures);
  return {
    title: `The website in ${nameOf(month)} ${month.slice(0, 4)}`,
    preview,
    parts: [
      { paragraph: preview },
      ...(visits > 0
        ? [{ paragraph: `${counted}${share ? `: ${share} brought a message` : ''}.` }]
        : []),
      ...(messages > 0
        ? [
            { heading: 'Where they came from' },
            listOf(sources),
            { heading: 'How fast they were answered' },
            { paragraph: answersInWords(messages, answers) },
            listOf(answerBars(messages, answers)),
          ]
        : []),
      ...(won.messages > 0
        ? [
            { heading: 'What was won' },
            {
              paragraph: `${count(won.messages, 'message')} marked as won in ${nameOf(month)}: on which pages these visits began, and what brought them.`,
            },
            listOf(won.pages),
            listOf(won.sources),
          ]
        : []),
      { heading: 'The newsletter' },
      {
        paragraph: `${people(readers.gained)} subscribed, ${people(readers.lost).toLowerCase()} unsubscribed. At the end of the month the newsletter had ${people(readers.now).toLowerCase()}.`,
      },
    ],
  };
}

/** Their names may be a visitor's words. */
const listOf = (rows: readonly (readonly [name: string, count: number])[]) => ({
  list: rows.map(([name, count]) => [inLine(name), `: ${count}`] as const),
});

function messagesInWords({ month, earlier, messages, messagesEarlier }: Month): string {
  const difference = messages - messagesEarlier;
  const compared =
    difference === 0
      ? 'as many as'
      : `${Math.abs(difference)} ${difference > 0 ? 'more' : 'fewer'} than`;
  return `${messages === 1 ? 'One message' : `${messages || 'No'} messages`} in ${nameOf(month)}, ${compared} in ${nameOf(earlier)}.`;
}

const people = (count: number) => (count === 1 ? 'One reader' : `${count || 'No'} readers`);

const nameOf = (month: string) =>
  formatOf({ month: 'long', timeZone: 'UTC' }).format(Date.parse(`${month}-01`));

type Counted = { count: number };

/** More would be ones. */
const longest = 8;

/** The most frequent first. */
function tally<One extends Counted>(counts: readonly One[] = [], name: (one: One) => string) {
  const all = [...Map.groupBy(counts, (one) => name(one).toLowerCase())]
    .map(([name, of]) => [name || 'not known', sum(of)] as const)
    .sort(([one, most], [other, more]) => more - most || (one < other ? -1 : 1));
  const rest = all.slice(longest).reduce((total, [, count]) => total + count, 0);
  return [...all.slice(0, longest), ...(rest > 0 ? [['all others', rest] as const] : [])];
}

const sum = (counts: readonly Counted[] = []) =>
  counts.reduce((total, { count }) => total + count, 0);

/** @param month `2026-01` @returns `2025-12` */
export function monthBefore(month: string): string {
  return new Date(Date.parse(`${month}-01`) - 1).toISOString().slice(0, 7);
}

function periodOfMonth(month: string): Period {
  const after = new Date(Date.parse(`${month}-28`) + 4 * day).toISOString();
  return periodOf(`${month}-01`, `${after.slice(0, 7)}-01`);
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
