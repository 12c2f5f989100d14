import { dateOf, daysAfter, localTime } from '#lib/content/weeks.ts';
import { changeRows, findRow } from '#lib/database/rows.ts';
import type { OutboxEntry } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import { buildMessage } from '#lib/post/compose.ts';
import type { MailContent } from '#lib/post/mail-content.ts';
import { enqueue, outboxEntry } from '#lib/post/outbox.ts';
import { reopenFailed } from './answers.ts';
import { readSections, type Section } from './mails/morning-sections.ts';

/**
 * Queues the morning mail where there is something to tell: from nine by the agency's clock, once a day for
 * all instances. For what waits alone it comes before noon. Opens messages again whose answer went to nobody.
 */
export async function queueMorning(store: Store, now: number): Promise<void> {
  await reopenFailed(store, now);
  const date = dateOf(now);
  const hour = Number(localTime(now).slice(11, 13));
  if (hour < 9) return;
  const sections = await readSections(store, now);
  const isDue = sections.some(({ isOfMorning }) => !isOfMorning || hour < 12);
  if (isDue || date.endsWith('-01')) await queueOnce(store, date, now);
}

/**
 * What is most urgent comes first, and gives the mail its title; undefined where there is nothing to tell.
 *
 * @param monthSection what is told of a month (`2026-01`)
 */
export async function composeMorning(
  store: Store,
  entry: OutboxEntry,
  monthSection: (store: Store, month: string) => Promise<MailContent | undefined>,
) {
  const month = monthBefore(entry);
  const ofMonth = month && (await monthSection(store, month));
  const sections = await readSections(store, entry.created_at);
  const [first, ...rest] = [...sections, ...(ofMonth ? [ofMonth] : [])];
  if (!first) return;
  const others = rest.flatMap(({ title, parts }) => [
    ...([{ rule: true }, { heading: title }] as const),
    ...parts,
  ]);
  const mail = {
    title: first.title,
    preview: [first.preview, ...rest.map(({ title }) => title)].join(' · '),
    parts: [...first.parts, ...others],
  };
  return buildMessage(entry, mail, { whenTaken: (now) => markTold(store, sections, now) });
}

async function markTold({ db }: Store, sections: readonly Section[], now: number) {
  for (const { lists } of sections) {
    if (lists) await changeRows(db, lists.table, { id: lists.ids }, { told_at: now });
  }
}

/** The month that has ended: on the first, and where the mail has waited over it. */
function monthBefore({ created_at, due }: OutboxEntry): string | undefined {
  // Of the attempt under way, which may be later where the mail server was away.
  const [date, month] = [dateOf(created_at), dateOf(due).slice(0, 7)];
  if (!date.endsWith('-01') && date.startsWith(month)) return;
  return daysAfter(`${month}-01`, -1).slice(0, 7);
}

/** Queues it once a day for all instances, and none while one waits. */
async function queueOnce({ db }: Store, day: string, now: number): Promise<void> {
  if (await findRow(db, 'outbox', { kind: 'digest', sent_at: null })) return;
  // Another name than that of 1.1.0's digest, which went at midnight and said less.
  const subject = `morning-${day}`;
  await enqueue(db, { ...outboxEntry('digest', subject, now), id: `digest-${subject}` });
}
