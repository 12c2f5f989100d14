import type { OutboxEntry } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import { buildMessage, type Composers } from '#lib/post/compose.ts';
import type { MailContent } from '#lib/post/mail-content.ts';
import { composeLeadEvent } from './lead-event.ts';
import { findLead } from './leads.ts';
import { composeAnswer } from './mails/answer-mail.ts';
import { leadMail, replyTo } from './mails/lead-mail.ts';
import { morningMail } from './mails/morning-mail.ts';
import { markTold, monthBefore, readMorning } from './morning.ts';

export const leadMails = {
  lead: composeLead,
  answer: composeAnswer,
  'answer-copy': composeAnswer,
  // Queued by 1.1.0: what waits is in the next morning's mail.
  reminder: async () => undefined,
  'lead-post': composeLeadEvent,
  'lead-correction': composeLeadEvent,
  'lead-erasure': composeLeadEvent,
} satisfies Partial<Composers>;

async function composeLead(store: Store, entry: OutboxEntry) {
  const lead = await findLead(store, entry.subject_id);
  if (!lead) return;
  const envelope = { replyTo: replyTo(lead), subject: `New lead: ${lead.name}` };
  return buildMessage(entry, leadMail(lead), envelope);
}

/** @param monthSection what is told of a month (`2026-01`) */
export async function composeMorning(
  store: Store,
  entry: OutboxEntry,
  monthSection: (store: Store, month: string) => Promise<MailContent | undefined>,
) {
  const month = monthBefore(entry);
  const morning = await readMorning(store, entry.created_at);
  const mail = morningMail(morning, month ? await monthSection(store, month) : undefined);
  const whenTaken = (now: number) => markTold(store, morning, now);
  return mail && buildMessage(entry, mail, { whenTaken });
}
