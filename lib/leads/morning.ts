import { content } from '#lib/content/content.ts';
import { dateOf, daysAfter, localTime } from '#lib/content/weeks.ts';
import { countRows } from '#lib/database/count-rows.ts';
import type { OutboxEntry } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import { heldInWords } from '#lib/desk/held.ts';
import { outboxEntry } from '#lib/post/outbox.ts';
import { sessionsOn } from '#lib/site/opening.ts';
import { reopenFailed } from './answers.ts';
import { leadsIn } from './lead-list.ts';

export type Morning = Awaited<ReturnType<typeof readMorning>>;

/** How long a message may go unanswered, in ms: the promise is 24 hours. */
export const patience = 20 * 60 * 60_000;

/** Gmail cuts a mail off at 102 KB; what is cut off here comes first in the next. */
const longest = { waiting: 20, held: 30, failed: 50 };

/**
 * Queues the morning mail where there is something to tell: from nine by the agency's clock, once a day for
 * all instances. For what waits alone it comes before noon. Opens messages again whose answer went to nobody.
 */
export async function queueMorning(store: Store, now: number): Promise<void> {
  await reopenFailed(store, now);
  const date = dateOf(now);
  const hour = Number(localTime(now).slice(11, 13));
  if (hour < 9) return;
  const { restored, waiting, asked, held, failed } = await readMorning(store, now);
  const isWaiting = waiting.count + asked.count > 0 && hour < 12;
  const isDue = isWaiting || held.count + failed.length + restored.length > 0;
  if (isDue || date.endsWith('-01')) await queueOnce(store, date, now);
}

/** What the mail tells but the month. `restored`: what waits for an owner; `asked`: whose day to ask again has come. */
export async function readMorning(store: Store, at: number) {
  const { db } = store;
  const day = dateOf(at);
  const atWork = isWorkingDay(day);
  const unanswered = leadsIn(db, 'open').where('received_at', '<=', at - patience);
  const asked = leadsIn(db, 'all').where('ask_again', '<=', day).where('dismissed_at', 'is', null);
  // First what no mail has listed yet.
  const held = leadsIn(db, 'held').orderBy((eb) => eb('leads.told_at', 'is not', null));
  return {
    restored: await heldInWords(store),
    waiting: await list(unanswered, atWork ? longest.waiting : 0),
    asked: await list(asked, atWork ? longest.waiting : 0),
    held: await list(held, longest.held),
    failed: await readFailed(store),
  };
}

/** Once the mail server has taken the mail that lists them. */
export async function markTold({ db }: Store, { held, failed }: Morning, now: number) {
  const leads = held.leads.map(({ id }) => id);
  const mails = failed.map(({ id }) => id);
  if (leads.length > 0) {
    await db.updateTable('leads').set({ told_at: now }).where('id', 'in', leads).execute();
  }
  if (mails.length > 0) {
    await db.updateTable('outbox').set({ told_at: now }).where('id', 'in', mails).execute();
  }
}

/** The month that has ended: on the first, and where the mail has waited over it. */
export function monthBefore({ created_at, due }: OutboxEntry): string | undefined {
  // Of the attempt under way, which may be later where the mail server was away.
  const [date, month] = [dateOf(created_at), dateOf(due).slice(0, 7)];
  if (!date.endsWith('-01') && date.startsWith(month)) return;
  return daysAfter(`${month}-01`, -1).slice(0, 7);
}

function isWorkingDay(date: string): boolean {
  const { site } = content();
  return sessionsOn(Date.parse(date), { ...site, city: site.address.city }).length > 0;
}

/** The oldest first; `count` is the total: `leads` may be cut off. */
async function list(found: ReturnType<typeof leadsIn>, most: number) {
  if (most === 0) return { leads: [], count: 0 };
  const leads = found.selectAll('leads').orderBy('received_at').limit(most);
  return { leads: await leads.execute(), count: await countRows(found.clearOrderBy()) };
}

/** Welcomes that were given up, each told once. */
function readFailed({ db }: Store) {
  return db
    .selectFrom('outbox')
    .innerJoin('subscribers', 'subscribers.id', 'outbox.subject_id')
    .select(['outbox.id', 'outbox.failed_at', 'outbox.last_error', 'subscribers.email'])
    .where('kind', '=', 'subscriber-welcome')
    .where('failed_at', 'is not', null)
    .where('sent_at', 'is', null)
    .where('told_at', 'is', null)
    .where('unsubscribed_at', 'is', null)
    .orderBy('failed_at', 'desc')
    .limit(longest.failed)
    .execute();
}

/** Queues it once a day for all instances, and none while one waits. */
async function queueOnce({ db }: Store, day: string, now: number): Promise<void> {
  // Another name than that of 1.1.0's digest, which went at midnight and said less.
  const subject = `morning-${day}`;
  const id = `digest-${subject}`;
  const queued = await db
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', 'digest')
    .where((eb) => eb.or([eb('sent_at', 'is', null), eb('id', '=', id)]))
    .executeTakeFirst();
  if (queued) return;
  await db
    .insertInto('outbox')
    .values({ ...outboxEntry('digest', subject, now), id })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
