import { countRows } from '#lib/database/count-rows.ts';
import type { Change, Lead } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import { type Actor, changesOf, recordChange } from '#lib/desk/changes.ts';
import { queueOnce } from '#lib/post/outbox.ts';
import { leadsIn } from './lead-list.ts';

/** How long a message may go unanswered, in ms: the promise is 24 hours. */
export const patience = 20 * 60 * 60_000;

/** Of a reminder; what is cut off comes first once those are answered. */
const longestList = 20;

/** In `changes`: whether the reminders go out is what was done to them last. */
const subject = 'reminders';

export type Unanswered = { leads: Lead[]; count: number };

/** Once per `day` (ISO) for all instances, where a message has waited too long. */
export async function queueReminder(store: Store, day: string, now: number): Promise<void> {
  if (!(await readReminders(store)).on) return;
  const { count } = await readUnanswered(store, now);
  if (count > 0) await queueOnce(store, 'reminder', day, now);
}

/** Messages that have waited longer than {@link patience}, the oldest first. */
export async function readUnanswered({ db }: Store, now: number): Promise<Unanswered> {
  const waiting = leadsIn(db, 'open').where('received_at', '<=', now - patience);
  const count = await countRows(waiting);
  const leads = waiting.selectAll('leads').orderBy('received_at').limit(longestList);
  return { leads: count > 0 ? await leads.execute() : [], count };
}

export type Reminders = { on: boolean; last: Change | undefined };

export async function readReminders(store: Pick<Store, 'db'>): Promise<Reminders> {
  const [last] = await changesOf(store, subject);
  return { on: last?.what !== 'reminders stopped', last };
}

/** @returns how it is now, and who made it so, which may be somebody before */
export function switchReminders({ db }: Store, on: boolean, actor: Actor): Promise<Reminders> {
  return db.transaction().execute(async (transaction) => {
    const before = await readReminders({ db: transaction });
    if (before.on === on) return before;
    await recordChange(transaction, actor, on ? 'reminders started' : 'reminders stopped', subject);
    return readReminders({ db: transaction });
  });
}
