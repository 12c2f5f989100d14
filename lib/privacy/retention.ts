import { content } from '#lib/content/content.ts';
import { dateOf, mondayOf } from '#lib/content/weeks.ts';
import type { Store } from '#lib/database/store.ts';
import { removeMailFiles } from '#lib/post/mail-folder.ts';
import { applyRetention } from './apply-retention.ts';

/** Deletes what is older than the privacy policy allows. @returns how many of each */
export async function keepPolicy(store: Store) {
  const { leadMonths, unsubscribedMonths, visitMonths } = content().privacy;
  const limits = {
    leadsBefore: monthsAgo(leadMonths),
    unsubscribedBefore: monthsAgo(unsubscribedMonths),
    weeksBefore: mondayOf(dateOf(monthsAgo(visitMonths))),
  };
  const { leads, subscriptions, outboxIds } = await applyRetention(store, limits);
  const files = removeMailFiles(outboxIds);
  return { messages: leads, subscriptions, mails: outboxIds.length, files };
}

function monthsAgo(months: number): number {
  const date = new Date(Date.now());
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() - months);
  // The last day of a shorter month, so that nothing goes early.
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date.getTime();
}
