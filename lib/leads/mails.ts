import type { OutboxEntry } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import { buildMessage, type Composers } from '#lib/post/compose.ts';
import { composeLeadEvent } from './lead-event.ts';
import { findLead } from './leads.ts';
import { composeAnswer } from './mails/answer-mail.ts';
import { leadMail, replyTo } from './mails/lead-mail.ts';
import { morningMail } from './mails/morning-mail.ts';
import { markTold, readMonthOf, readMorning } from './morning.ts';

export const leadMails = {
  lead: composeLead,
  answer: composeAnswer,
  'answer-copy': composeAnswer,
  digest: composeMorning,
  // Queued by 1.1.0: what waits is in the next morning's mail, a month only in that of its own row.
  reminder: async () => undefined,
  month: composeMorning,
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

async function composeMorning(store: Store, entry: OutboxEntry) {
  const month = await readMonthOf(store, entry);
  const morning = await readMorning(store, entry.created_at);
  const mail = morningMail(morning, month);
  const whenTaken = (now: number) => markTold(store, morning, now);
  return mail && buildMessage(entry, mail, { whenTaken });
}
