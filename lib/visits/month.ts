import { count } from '#lib/base/text.ts';
import { formatOf } from '#lib/base/zone-clock.ts';
import { type Days, daysAfter, periodOfDays } from '#lib/content/weeks.ts';
import { countRows } from '#lib/database/count-rows.ts';
import type { Store } from '#lib/database/store.ts';
import { answersInWords, readAnswers, visitShare } from '#lib/leads/lead-counts.ts';
import type { MailContent } from '#lib/post/mail-content.ts';
import { pageName } from '#lib/site/page-list.ts';
import { type Figures, reportVisits, sumOf } from './visits.ts';

/**
 * A month by the agency's clock, as *Visits* counts it.
 *
 * @param month `2026-01`
 * @returns undefined where nobody has come so far
 */
export async function monthSection(store: Store, month: string): Promise<MailContent | undefined> {
  const days = daysOfMonth(month);
  const { pages, campaigns, sites } = await reportVisits(store, days);
  const answers = await readAnswers(store, days);
  const { visits, messages, won } = sumOf(pages);
  const earlier = daysOfMonth(daysAfter(days.first, -1).slice(0, 7));
  const before = sumOf((await reportVisits(store, earlier)).pages);
  const readers = await countReaders(store, days);
  const { gained, lost, now } = readers;
  if (messages + won + before.messages + gained + lost + now === 0) return;
  const preview = `${count(messages, 'message')} in ${nameOf(days)}, ${compared(messages, before.messages)} in ${nameOf(earlier)}.`;
  const share = visitShare(messages, visits);
  return {
    title: `The website in ${nameOf(days)} ${month.slice(0, 4)}`,
    preview,
    parts: [
      preview,
      `${count(visits, 'visit')} counted${share ? `: ${share} brought a message` : ''}.`,
      ...listOf('By page', pages, pageName),
      ...listOf('By campaign', campaigns),
      ...listOf('By site', sites),
      ...(messages > 0
        ? [{ heading: 'How fast they were answered' }, answersInWords(messages, answers)]
        : []),
      { heading: 'The newsletter' },
      `${count(gained, 'reader')} subscribed, ${lost} unsubscribed. At the end of the month the newsletter had ${count(now, 'reader')}.`,
    ],
  };
}

/** More would be ones. */
const longest = 8;

/** What brought messages, or messages that were marked as won in the month. Names may be a visitor's words. */
function listOf(heading: string, figures: readonly Figures[], named = (name: string) => name) {
  const list = figures
    .filter(({ messages, won }) => messages + won > 0)
    .toSorted((one, other) => other.won - one.won || other.messages - one.messages)
    .slice(0, longest)
    .map(({ name, messages, won }) => [
      { kind: 'line', value: named(name) || 'not known' } as const,
      `: ${count(messages, 'message')}${won > 0 ? `, ${won} won` : ''}`,
    ]);
  return list.length > 0 ? [{ heading }, { list }] : [];
}

function compared(messages: number, before: number): string {
  if (messages === before) return 'as many as';
  return `${Math.abs(messages - before)} ${messages > before ? 'more' : 'fewer'} than`;
}

const nameOf = ({ first }: Days) =>
  formatOf({ month: 'long', timeZone: 'UTC' }).format(Date.parse(first));

function daysOfMonth(month: string): Days {
  const next = daysAfter(`${month}-28`, 4).slice(0, 7);
  return { first: `${month}-01`, last: daysAfter(`${next}-01`, -1) };
}

async function countReaders({ db }: Store, days: Days) {
  const { first, after } = periodOfDays(days);
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
