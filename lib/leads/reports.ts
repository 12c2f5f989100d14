import { content } from '#lib/content/content.ts';
import { sessionsOn } from '#lib/content/opening.ts';
import { dateOf, localTime } from '#lib/content/weeks.ts';
import type { Store } from '#lib/database/store.ts';
import { queueOnce } from '#lib/post/outbox.ts';
import { reopenFailed } from './answers.ts';
import { queueDigest } from './digest.ts';
import { monthBefore } from './mails/month.ts';
import { queueReminder } from './reminders.ts';

/** By the clock of the agency: from nine until noon. */
const isMorning = (hour: number) => hour >= 9 && hour < 12;

/**
 * Queues what the agency is told by its calendar: suspects daily, what is unanswered on working mornings,
 * the last month on the first of the next. Opens messages again whose answer went to nobody.
 */
export async function queueReports(store: Store, now: number): Promise<void> {
  const date = dateOf(now);
  const hour = Number(localTime(now).slice(11, 13));
  await reopenFailed(store, now);
  await queueDigest(store, date, now);
  if (isMorning(hour) && isWorkingDay(date)) await queueReminder(store, date, now);
  if (hour >= 9 && date.endsWith('-01')) {
    await queueOnce(store, 'month', monthBefore(date.slice(0, 7)), now);
  }
}

function isWorkingDay(date: string): boolean {
  const { site } = content();
  return sessionsOn(Date.parse(date), { ...site, city: site.address.city }).length > 0;
}
