import { findRow } from '#lib/database/rows.ts';
import type { OutboxEntry } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import { buildMessage, type Composers } from '#lib/post/compose.ts';
import { composeLeadEvent } from './lead-event.ts';
import { composeAnswer } from './mails/answer-mail.ts';
import { leadMail, replyTo } from './mails/lead-mail.ts';

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
  const lead = await findRow(store.db, 'leads', { id: entry.subject_id });
  if (!lead) return;
  const envelope = { replyTo: replyTo(lead), subject: `New lead: ${lead.name}` };
  return buildMessage(entry, leadMail(lead), envelope);
}
